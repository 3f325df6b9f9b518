export type { Fact } from './policies.fact.rules.ts';
export { KEPT } from './policies.kept.texts.ts';
export { lasting } from './policies.lasting.format.ts';
export { COLLECTED, GROUNDS } from './policies.privacy.texts.ts';
