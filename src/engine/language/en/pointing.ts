// Words that point at something and say nothing of their own: a title made of them alone names no task.

const POINTING = new Set(
  'it this that these those them one ones both each either all some something anything thing things stuff more another other others'.split(
    ' ',
  ),
)
/** What stands beside them: "do that", "a task for each of them". */
const BESIDE = new Set('do doing the a an my of for to on in with about task tasks reminder'.split(' '))

export function onlyPoints(title: string): boolean {
  const words = title.toLowerCase().split(' ')
  return words.every((word) => POINTING.has(word) || BESIDE.has(word))
}
