// Words that make a clause of what would be a plain thing: "the fields are like a lake".

export const FINITE: ReadonlySet<string> = new Set(
  'stays ends expires is are am was were be been has have had do does did will would can could should must may might shall get gets got goes went want wants need needs think thinks feel feels seem seems look looks keep keeps make makes made said says say know knows love loves like likes hate hates put went going gonna lost broke rang called came come i we you he she they me us him them who which that because if so but'.split(
    ' ',
  ),
)

/** Before one of these "'s" is a verb and owns nothing: "next one's on the table". */
export const FOLLOWS_IS: ReadonlySet<string> = new Set(
  'on in at off out up down here there a an the not gone coming getting going been back away over too so very really nearly almost never always still already quite pretty just no had got shut closed dead full finally now actually even asleep awake fine stable'.split(
    ' ',
  ),
)

/** Who goes on talking behind a comma: no title begins like that. */
export const TALKERS: ReadonlySet<string> = new Set(
  'i we they he she nobody everybody everyone somebody someone who'.split(' '),
)

/** Behind a verb these are what it was done to, or where: "client's pulled | the plug". */
export const OBJECTS: ReadonlySet<string> = new Set(
  'the a an my our your his her their its me us it them him this that these those some any all both out off up down over back away in on at to from for with again already now yesterday today everything nothing'.split(
    ' ',
  ),
)
