import type { DatePaths } from '@ribbon/domain/kernel';

/** The answer with a `Date` wherever the contract promises one; on the wire it is a text. */
export function reviveDates(dates: DatePaths | undefined, answer: unknown): unknown {
  if (dates === undefined || answer === null) return answer;
  if (dates === 1) return typeof answer === 'string' ? new Date(answer) : answer;
  if (Array.isArray(answer)) return answer.map((entry) => reviveDates(dates['*'], entry));
  if (typeof answer !== 'object') return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      reviveDates(dates[key] ?? dates['*'], value),
    ]),
  );
}
