// Things that go together are one thing to buy.

const pairs = `
now and then
now and again
mac and cheese
macaroni and cheese
salt and pepper
bread and butter
fish and chips
peanut butter and jelly
ham and cheese
ham and eggs
bacon and eggs
rice and beans
meat and potatoes
milk and cookies
oil and vinegar
cream and sugar
gin and tonic
surf and turf
lock and key
pen and paper
rock and roll
bed and breakfast
arts and crafts
pots and pans
pros and cons
terms and conditions
washer and dryer
mom and dad
q and a
r and d
cookies and cream
cup and saucer
needle and thread
nuts and bolts
wash and wax
wash and fold
research and development
health and safety
hair and makeup
food and drinks
food and drink
sweet and sour
odds and ends
black and white
copy and paste
spaghetti and meatballs
burgers and fries
hide and seek
friends and family
shoes and socks
drag and drop
supply and demand
profit and loss
chips and dip
chips and salsa
tea and coffee
`

export const PAIRS: ReadonlySet<string> = new Set(pairs.trim().split('\n'))
