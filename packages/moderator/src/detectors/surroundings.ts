import { rulesFrom } from '../pattern/phrases.ts';
import { find, type Hit } from '../pattern/rules.ts';
import type { Reading } from '../text/reading.ts';
import phrases from './surroundings.json' with { type: 'json' };

/** What stands around a hit and may take its sting away. */
export interface Surroundings {
  isNegated: (hit: Hit) => boolean;
  isReported: (hit: Hit) => boolean;
  isCountered: (hit: Hit) => boolean;
  isAdvised: (hit: Hit) => boolean;
  isSelf: (hit: Hit) => boolean;
}

const NEGATORS = new Set(phrases.negators);
/** A new thought starts here, and small phrases whose "no" denies nothing. */
const BREAKS = new Set(phrases.breaks);
const TELLING = new Set(phrases.telling);

/** Words that speak against what they name: rules, advice, comfort. */
const COUNTER = rulesFrom(phrases.counter);

/** What to do when something bad happens: the only talk that excuses the gravest words. */
const ADVICE = rulesFrom(phrases.advice);

export function surroundingsOf(reading: Reading): Surroundings {
  const { tokens } = reading;
  const advice = find(ADVICE, reading);
  const counters = [...find(COUNTER, reading), ...advice];
  const written = (at: number) => tokens[at]?.written ?? '';
  const quotes = quotedParts(reading.original);

  const isNegated = (hit: Hit) => {
    for (let at = hit.from; at < hit.to - 1; at += 1) if (NEGATORS.has(written(at))) return true;
    for (let at = hit.from - 1; at >= hit.from - 3 && at >= 0; at -= 1) {
      if ((tokens[at + 1]?.pause ?? 0) > 0 || BREAKS.has(written(at))) return false;
      if (NEGATORS.has(written(at)) && written(at + 1) !== 'only' && written(at + 1) !== 'gonna')
        return true;
    }
    return false;
  };

  const isReported = (hit: Hit) => {
    const isQuoted = quotes.some(({ start, end }) => start <= hit.start && hit.end <= end);
    for (let at = hit.to - 1; at >= hit.from - 6 && at >= 0; at -= 1) {
      if (at < hit.from && tokens[at + 1]?.pause === 2) break;
      if (!TELLING.has(written(at)) || at === hit.to - 1) continue;
      // "i said you are stupid", "tell her she is fat": the writer's own words.
      const before = written(at - 1);
      const own =
        before === 'i' ||
        before === 'ill' ||
        (/^tell$|^say$|^call$/.test(written(at)) && !isPassedOn(at));
      if (!own) return true;
    }
    return isQuoted && (counters.length > 0 || isAscribed(hit));
  };

  /** "…" was what they shouted at her. */
  const isAscribed = (hit: Hit) => {
    for (let at = hit.to; at < hit.to + 8 && at < tokens.length; at += 1)
      if (TELLING.has(written(at)) && written(at - 1) !== 'i') return true;
    return false;
  };

  const isPassedOn = (at: number) => {
    for (let back = at - 1; back >= at - 4 && back >= 0; back -= 1) {
      if (
        /^(?:they|she|he|people|who|kids|others|girls|not|never|to|you|someone|everyone|anyone)$/.test(
          written(back),
        )
      ) {
        return written(at + 1) !== 'her' || written(back) === 'not';
      }
    }
    return false;
  };

  return {
    isNegated,
    isReported,
    isCountered: (hit) => counters.some((counter) => isNear(reading, hit, counter)),
    isAdvised: (hit) => advice.some((one) => isNear(reading, hit, one)),
    isSelf: (hit) => {
      for (let at = hit.from; at < hit.to; at += 1)
        if (/^(?:you|your|ur|she|he|they|u)$/.test(written(at))) return false;
      for (let at = hit.from; at >= hit.from - 5 && at >= 0; at -= 1) {
        if (at < hit.from && tokens[at + 1]?.pause === 2) return false;
        if (/^(?:you|ur|u|she|he|they)$/.test(written(at))) return false;
        if (/^(?:i|me|myself|my|we)$/.test(written(at))) return true;
      }
      return false;
    },
  };
}

/** A counter-word speaks for its own sentence and for the one beside it, not for a whole page. */
function isNear({ tokens }: Reading, hit: Hit, counter: Hit): boolean {
  const from = Math.min(hit.from, counter.from);
  const to = Math.max(hit.to, counter.to);
  if (to - from > 40) return false;
  let sentences = 0;
  for (let at = from + 1; at < to; at += 1) if (tokens[at]?.pause === 2) sentences += 1;
  return sentences <= 1;
}

function quotedParts(text: string): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = [];
  let open = -1;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (!'"“”„«»'.includes(sign)) continue;
    if (open >= 0) parts.push({ start: open, end: at + 1 });
    open = open >= 0 ? -1 : at;
  }
  return parts;
}
