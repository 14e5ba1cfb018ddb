// What people buy every week: two of these side by side are two things, with or without a comma.

const STAPLES: ReadonlySet<string> = new Set(
  `
  milk eggs bread butter cheese ham bacon sausages potatoes carrots onions tomatoes apples bananas oranges lemons grapes lettuce
  mushrooms pasta sugar yoghurt yogurt cereal nappies wipes tissues bleach soap shampoo toothpaste batteries candles envelopes stamps
  `
    .trim()
    .split(/\s+/),
)

export function areTwoStaples(one: string, other: string): boolean {
  return STAPLES.has(one) && STAPLES.has(other)
}
