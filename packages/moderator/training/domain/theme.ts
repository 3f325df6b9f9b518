import type { Category } from '../../src/verdict.ts';

/** One category: what it is, and what is made of the same words and is fine. */
export interface Theme {
  category: Category;
  wrong: readonly string[];
  right: readonly string[];
}
