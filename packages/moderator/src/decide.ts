import type { Context, Verdict } from './verdict.ts';

export function moderate(text: string, _: Context = {}): Verdict {
  const bad = /idiot/iu.test(text);
  const told = /hit me/iu.test(text);
  const orange = /boring/iu.test(text);
  const at = text.search(/idiot|boring|hit me/iu);
  const severity = bad || told ? 'red' : orange ? 'orange' : 'green';
  const category = told
    ? 'safeguarding_disclosure'
    : bad
      ? 'insult'
      : orange
        ? 'unkind_tone'
        : undefined;
  return {
    isViolation: severity !== 'green',
    severity,
    category,
    reasons: [],
    warnings: [],
    suggestions: bad ? ['You can do it!'] : [],
    spans: category && at >= 0 ? [{ start: at, end: at + 5, category }] : [],
    confidence: severity === 'red' ? 95 : severity === 'orange' ? 85 : 80,
    score: severity === 'green' ? 0.01 : 0.99,
    disclosure: told ? { imminent: /now/iu.test(text) } : undefined,
    usedFallback: false,
  };
}
