// How remarks without a verb look. What nobody asked to be written down and looks so is no thing to do.

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

/** They begin with what somebody thinks of it: "blooming printer", "poor Ben", "bit windy out". */
export const OPINIONS = words(`
  bloody poor typical plenty bit lucky happy merry awful terrible rough absolute total utter utterly such much many so nearly almost
  half-way halfway hardly barely bless damn flipping blooming blinking ruddy fucking freaking silly stupid daft mad crazy wild classic
  quite rather pretty proper lovely gorgeous miserable glorious freezing boiling roasting baltic soaking
`)

/** They end in what a day was like: "long day", "another rough night", "just my luck". */
export const TELLING_HEADS = words(`
  day days night week weekend morning afternoon evening year luck weather traffic mess nightmare joke life fun story shift hell disaster
  shambles chaos faff pain head back feet brain bones
  dollar wicked idea clue chance wonder surprise rush worries bother drama
`)

/** Only where nothing tells which: "a cheap one", "the same again". */
export const POINTING_HEADS = words('one ones lot again out there here left down')

/** What tells how it is, and nothing else. */
export const STATES_OF_THINGS = words(`
  early late cold hot warm freezing windy wet rainy sunny tired knackered busy hungry thirsty bored sick ill poorly fine grand alright
  brilliant perfect amazing fantastic rubbish pants
`)

/** What is done with nothing: "I have to try again", "I need to think". */
export const IDLE_DEEDS = words(`
  try think sleep rest dash laugh cry go wait breathe relax focus concentrate hurry rush stop admit agree decide survive cope manage
  sit lie scream worry eat nap dash scoot shoot head run see say
`)
export const BESIDE_IDLE = words(`
  again now down up on off out for a an the minute min moment bit while second sec though tho really soon in back hard harder
  first here there home so more over too then anyway too
`)

/** Deeds that tell little without what is done so. */
export const OF_SOMETHING: ReadonlySet<string> = new Set(
  'start begin go come meet see talk speak finish stop end move continue resume'.split(' '),
)

/** Said of oneself, and nothing to buy: "I need a coffee". */
export const CRAVED: ReadonlySet<string> = new Set(
  'coffee drink break nap holiday vacation rest hug breather lie-down'.split(' '),
)
