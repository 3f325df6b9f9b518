export type { Fact } from './fact.ts';
export { KEPT } from './kept.facts.ts';
export { lasting } from './lasting.ts';
export { COLLECTED, GROUNDS } from './privacy.facts.ts';
