import { judgeText } from './decide.ts';
import { shippedOpinion } from './shipped.ts';
import type { Context, Verdict } from './verdict.ts';

export {
  accumulate,
  accumulateWeight,
  groomingWeight,
  type Accumulated,
  type History,
} from './accumulate.ts';
export { judgeText } from './decide.ts';
export { judgeName } from './names.ts';
export { loadOpinion, type Opinion } from './opinion.ts';
export * from './verdict.ts';

/** Judges a text with all layers. The same text and context always give the same verdict. */
export const moderate = (text: string, context: Context = {}): Verdict =>
  judgeText(text, context, shippedOpinion());
