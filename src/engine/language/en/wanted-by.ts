/** What somebody says of who wants things: "the teacher wants glue and tape", "Jo needs a lamp". */
export const WANTED_BY: ReadonlySet<string> = new Set('wants needs want need requires require'.split(' '))
