import { layOut, several, testEmail } from '#features/email';
import type { EmailDefinition } from '#platform/mail/emails';
import { factsOf, reader } from './facts.ts';

const NAME = 'Ribbon';
const SITE = 'https://ribbon.test';

/** Every letter that Ribbon can send, once each, written to made-up people. */
export function everyEmail(rows: readonly EmailDefinition[]) {
  const ofSlices = [...new Map(rows.map((row) => [row.template, row])).values()].map((row) => ({
    name: row.template,
    words: row.words(factsOf(row.template), { reader, platformName: NAME }),
  }));
  const waited = ofSlices.filter(({ name }) => ['friend_request', 'notification'].includes(name));
  const emails = [
    ...ofSlices,
    { name: 'test', words: testEmail(NAME) },
    {
      name: 'several',
      words: {
        ...several(
          waited.map(({ words }) => words),
          `${SITE}/notifications`,
        ),
        settings: `${SITE}/account#notifications`,
        stop: `${SITE}/mails/stop`,
      },
    },
  ].map(({ name, words }) => ({ name, words, mail: layOut(NAME, words) }));
  return emails.toSorted((a, b) => a.name.localeCompare(b.name));
}
