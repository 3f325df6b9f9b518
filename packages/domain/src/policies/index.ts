export { COOKIES, STORED_NOTES, type StoredKey } from './browser.facts.ts';
export type { Fact } from './fact.ts';
export { KEPT, type KeptName } from './kept.facts.ts';
export { lasting } from './lasting.ts';
export { COLLECTED, GROUNDS } from './privacy.facts.ts';
