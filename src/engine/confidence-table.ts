// Made by `node scripts/fit-confidence.ts`; not edited by hand. Rules: by violations (-1 … 3) and how the second opinion stands to
// the reading. Model: by its lead, in the steps below.

export const CONFIDENCE = {
  agrees: [0.99, 0.99, 0.99, 0.99, 0.89],
  leans: [0.97, 0.96, 0.86, 0.77, 0.6],
  differs: [0.94, 0.83, 0.72, 0.6, 0.5],
  model: [0.6, 0.72, 0.81, 0.88, 0.91],
} as const
export const MODEL_STEPS = [0, 0.25, 0.6, 0.85, 0.97] as const
