// Words that make a clause of what would be a plain thing: "the fields are like a lake".

export const FINITE: ReadonlySet<string> = new Set(
  'stays is are am was were be been has have had do does did will would can could should must may might shall get gets got goes went want wants need needs think thinks feel feels seem seems look looks keep keeps make makes made said says say know knows love loves like likes hate hates put went going gonna lost broke rang called came come i we you he she they me us him them who which that because if so but'.split(
    ' ',
  ),
)

/** Before one of these "'s" is a verb and owns nothing: "next one's on the table". */
export const FOLLOWS_IS: ReadonlySet<string> = new Set(
  'on in at off out up down here there a an the not gone coming getting going been back away over'.split(' '),
)
