// Words that say what is wanted and are mistyped most, and the words that look like one of them with a slip.

export const KEYWORDS: readonly string[] =
  `remind reminder reminders delete deleted remove removed rename complete completed finish finished change changed move moved
  reschedule rescheduled schedule postpone postponed everything every everyday tomorrow yesterday today tonight afternoon morning
  priority urgent important monday tuesday wednesday thursday friday saturday sunday january february september october november
  december except should could would which what when before after again because please thanks tasks task mark marked already
  done until instead actually sorry update cancel cancelled overdue anything nothing list push show`.split(/\s+/)

export const REAL_WORDS: ReadonlySet<string> = new Set(
  `ever very eery finnish tass compete chang finis mount mak cant wold cold mond fray chan cancer afer don wen wat den dun thank than ask moe
  canceled competed noting pease sturdy tanks toady psh`.split(/\s+/),
)
