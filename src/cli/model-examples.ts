// Things people say that the rules do not understand by themselves, and what should come of them: what `sayso model check`
// plays with and without the model.

export interface Left {
  readonly title: string
  readonly done?: true
  /** The weekday it is due, as "Fri". */
  readonly due?: string
}

export interface ModelExample {
  readonly tasks: readonly string[]
  readonly says: readonly string[]
  readonly left: readonly Left[]
}

const home = ['buy oat milk', 'pay the rent', 'call the dentist', 'gym membership', 'water the plants']

const others = (...titles: readonly string[]): Left[] =>
  home.filter((title) => !titles.includes(title)).map((title) => ({ title }))

const done = (title: string): Left[] => [...others(title), { title, done: true }]
const due = (title: string, day: string): Left[] => [...others(title), { title, due: day }]
const added = (title: string): Left[] => [...others(), { title }]
const nothing = others()

const one = (say: string, left: readonly Left[]): ModelExample => ({ tasks: home, says: [say], left })

export const modelExamples: readonly ModelExample[] = [
  one('the milk situation is sorted', done('buy oat milk')),
  one('the landlord has his money now', done('pay the rent')),
  one('my teeth people have been phoned', done('call the dentist')),
  one('nobody in this house is thirsty any more, leafy ones included', done('water the plants')),
  one('complete the grocery thing', done('buy oat milk')),
  one('tick the teeth one', done('call the dentist')),
  one('the ficus got its drink', done('water the plants')),
  one('milk can wait til friday', due('buy oat milk', 'Fri')),
  one('I would rather see the dentist people on friday', due('call the dentist', 'Fri')),
  one('the greenery is a friday thing', due('water the plants', 'Fri')),
  one('no way I can afford the landlord before friday', nothing),
  one("I've had it with the gym", others('gym membership')),
  one('lose the workout thing', others('gym membership')),
  one('that workout subscription is pointless, get it off my plate', others('gym membership')),
  one('somebody has to defrost the freezer, and it will be me', added('defrost the freezer')),
  one('we are nearly out of coffee beans', added('coffee beans')),
  one('I keep forgetting to email Priya', added('email Priya')),
  one('nice weather today', nothing),
  one('do you ever get bored', nothing),
  one('I wonder whether plants can hear us', nothing),
  {
    tasks: home,
    says: ['show my tasks', 'the one with the landlord is behind me'],
    left: done('pay the rent'),
  },
  {
    tasks: home,
    says: ['add email Priya', 'she has it in her inbox already'],
    left: [...others(), { title: 'email Priya', done: true }],
  },
  {
    tasks: home,
    says: ['when is the dentist?', 'let us make that a friday affair'],
    left: due('call the dentist', 'Fri'),
  },
  {
    tasks: home,
    says: ['move the gym membership to friday', 'scrap the whole workout idea'],
    left: others('gym membership'),
  },
]
