const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

export function shownDate(moment: string): string {
  return format.format(new Date(moment))
}
