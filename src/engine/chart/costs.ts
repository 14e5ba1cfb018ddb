// What readings cost, in whole numbers. Few, set by hand, each with its reason; a reading that explains more is cheaper.

export const COSTS = {
  /** Work units a message may cause; beyond it, the user is asked. */
  steps: 100_000,
  /** How deep one reading may rest on others. */
  depth: 120,
  /** Politeness inside a request is ordinary, a comma a little less so. */
  fillerInside: 1,
  commaInside: 2,
  /** What a word may take off the cost of a sentence at most: whole titles and some requests cost less than nothing. */
  leastPerWord: 8,
  /** A word that nothing explains. */
  skippedWord: 30,
  /** A strange word before anything is asked. */
  strangeWord: 12,
  /** A word of a clause that only tells of something. */
  remarkWord: 4,
  /** A clause that only tells of something, beside what its words cost. */
  remark: 25,
  /** A priority is hardly ever only told of. */
  valueInRemark: 14,
  /** A word of a title: dear enough that dates, names and commands are read as such. */
  textWord: 3,
  /** A word of a date behind a title, which becomes its day. */
  dateWord: 1,
  /** A command word inside a title. */
  commandInText: 12,
  /** Somebody who goes on talking behind a title: "add eggs, we're out of them". */
  asideInText: 60,
  /** A title that begins with a quotation and goes on behind it. */
  beyondQuote: 14,
  /** Words that name no task, where a command needs one. */
  unknownName: 12,
  unknownWord: 3,
  /** "the daily reminder to stretch" is about stretching: a reminder in a name is dear. */
  reminderInName: 8,
  /** A word that titles are searched for: dearer than one of a name. */
  wordsWord: 5,
  /** The same behind something else in the sentence. */
  unknownLater: 20,
  /** Tasks told apart by a day on which none of them is due: "put the receipts on monday". */
  notDueThen: 24,
  /** A name that needs a spelling or an abbreviation forgiven. */
  unsureName: 6,
  /** The whole title of a task: said on purpose. */
  wholeTitle: -8,
  /** The first number behind what is numbered: rather a title than a place in a list. */
  numbered: -1,
  /** A request without its verb ("the domain to friday"). */
  noVerb: 14,
  /** A statement that is taken for a change ("the dentist is now on friday"). */
  stated: 3,
  /** "I need to" before a command: as often it begins a task. */
  need: 14,
  /** A title without a word that asks for one. */
  bareTitle: 21,
  /** A weak date ("sat", "5") where a date may stand. */
  weakDate: 6,
} as const
