// The costs of readings, in whole numbers: few, set by hand, each with its reason. A reading that explains more costs
// less.

export const COSTS = {
  /** Units of work per message; beyond that, we ask the user. */
  steps: 100_000,
  /** How deeply readings may nest. */
  depth: 120,
  /** Politeness inside a request is common, a comma slightly less so. */
  fillerInside: 1,
  commaInside: 2,
  /** The most that a word can lower the cost of a sentence: full titles and some requests cost less than nothing. */
  leastPerWord: 8,
  /** A word that nothing explains. */
  skippedWord: 30,
  /** An unknown word before a request. */
  strangeWord: 12,
  /** A word of a clause that only makes a remark. */
  remarkWord: 4,
  /** A clause that only makes a remark, on top of its words. */
  remark: 25,
  /** A priority is rarely just a remark. */
  valueInRemark: 14,
  /** A word of a title: costly enough that dates, names and commands win. */
  textWord: 3,
  /** A word of a date after a title, where it is the due date. */
  dateWord: 1,
  /** A command word inside a title. */
  commandInText: 12,
  /** A remark after a title: "add eggs, we're out of them". */
  asideInText: 60,
  /** A title that begins with a quote and continues after it. */
  beyondQuote: 14,
  /** Words that match no task, where a command needs one. */
  unknownName: 12,
  unknownWord: 3,
  /** "the daily reminder to stretch" is about stretching: the word "reminder" inside a name is costly. */
  reminderInName: 8,
  /** A word to search titles for: more costly than a word of a name. */
  wordsWord: 5,
  /** The same, after something else in the sentence. */
  unknownLater: 20,
  /** Tasks described by a date on which none of them is due: "put the receipts on monday". */
  notDueThen: 24,
  /** A name that matches only by a typo or an abbreviation. */
  unsureName: 6,
  /** The full title of a task, which is hardly a coincidence. */
  wholeTitle: -8,
  /** The first number after a noun: more likely part of a title than a position in a list. */
  numbered: -1,
  /** A request without its verb ("the domain to friday"). */
  noVerb: 14,
  /** A statement read as a change ("the dentist is now on friday"). */
  stated: 3,
  /** "I need to" before a command: just as often it begins a task. */
  need: 14,
  /** A title that nothing asks to add. */
  bareTitle: 21,
  /** A weak date ("sat", "5") in a place for dates. */
  weakDate: 6,
} as const
