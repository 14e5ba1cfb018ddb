// Words that say how, where or with whom something was done.

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

export const HOW_LEADS = words(`
  on in at with from by over during via through while before straight first earlier down under behind inside outside near beside
  after without between round around using off along thanks just cash to for since
`)

/** Enough by themselves. */
export const HOW_WORDS = words(
  'online myself ourselves early eventually finally together again overnight inhouse anyway',
)

/** "paid the rent in part": how it was done may say that it was not. */
export const LIMITING = words(
  'not but except part half nearly almost if unless bit mind dream never hope try trying should would could might will only left remaining',
)

/** Said last, these only stress what was told: "paid it just now only". */
export const STRESSING = words('only itself also lah la na yaar ya')

/** Whose money it is. */
export const WHOSE = words('his her their the my our all')

export const MONEY = words('quid pounds pound euros euro dollars dollar bucks pence p grand notes')
