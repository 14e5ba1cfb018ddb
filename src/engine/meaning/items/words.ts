// Word sets used by several of these files.

export const PARTICLES = new Set(['up', 'out', 'off', 'in', 'on', 'down', 'over', 'back', 'by', 'round', 'around'])

export const ARTICLES = new Set(['a', 'an', 'the'])

export const IS = new Set(['is', 'are'])
