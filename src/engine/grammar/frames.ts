// The same request in the passive: "can the shed be deleted", "I'd like the shed gone", "the shed needs ticking off".

const should =
  'can|could|may|should|must|shall|needs_to|need_to|has_to|have_to|ought_to|is_to|are_to|wants_to|might_as_well|had_better'

/** Patterns that ask for a state by its participle, with the task in the middle; `rest` is what follows. */
export function asked(participles: string, rest = ''): string[] {
  const after = rest === '' ? '' : ` ${rest}`
  return [
    `can|could|may|should|must|shall|will|would SET be|get ${participles}${after}`,
    `can|could|may i|we have|get SET ${participles}${after}`,
    `i|we want|need|would_like|should_like|like|would_love|would_prefer|prefer|have|would_rather_have|would_rather SET to_be|to_get|being|be|to? ${participles}${after}`,
    // "I don't | want the shed deleted"
    `want|need SET to_be|to_get|being|be? ${participles}${after}`,
    `what|all i|we want|need is|is_for? SET to_be|to_get|being|be? ${participles}${after}`,
    `SET ${should} be|get|go|come|go_back_to|go_back_to_being ${participles}${after}`,
    `have|get|let|see|see_to|see_that SET be|is|gets|to_be? ${participles}${after}`,
  ]
}

/** "the shed needs ticking off". */
export function needed(gerunds: string, rest = ''): string[] {
  const after = rest === '' ? '' : ` ${rest}`
  return [`SET needs|need|wants|want|could_do_with|requires ${gerunds}${after}`]
}
