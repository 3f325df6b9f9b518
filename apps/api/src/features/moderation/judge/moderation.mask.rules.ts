import type { Verdict } from '@ribbon/moderator';

/** The text as it may leave the house: what could lead to a person is covered. */
export function masked(text: string, { spans }: Pick<Verdict, 'spans'>): string {
  let covered = '';
  let at = 0;
  const personal = spans
    .filter(({ category }) => category === 'personal_information')
    .toSorted((a, b) => a.start - b.start);
  for (const { start, end } of personal) {
    if (start < at) continue;
    covered += `${text.slice(at, start)}[hidden]`;
    at = end;
  }
  return covered + text.slice(at);
}
