// The API tests that run on TEST_DATABASE_URL, to show that Ribbon's SQL is understood by the oldest
// PostgreSQL it supports; all others, and the journeys, run on the embedded one, which is the newest.
// Chosen by what they send. A hook in pg's client that looked who had called it found 780 distinct
// statements of the product (values and lengths of lists left out) in the 93 files that work with
// tables; these send 758 of them, 97.2 %, in two fifths of the time of the 84 that ran before, which
// sent 96.7 %. Not sent are counters of attempts and of codes, and one variant each of some reads.
import { existsSync } from 'node:fs';
import { path } from '../tool.mjs';

const FILES = [
  'db/{ages,counters,database,migrate,rules,safeguards,visibility}',
  'db/demo/safety',
  'testing/{matrix/matrix,blocked-everywhere}',
  'testing/attacks/{01-joining,01-belonging,03-help-in-every-state,04-permission-withdrawn}',
  'testing/attacks/{06-likes-and-reviews,07-blocked-guardian,11-accounts}',
  'features/accounts/sign-up',
  'features/claims/{claims,claims.decisions}',
  'features/clubs/{finder,admin/admin,admin/admin.removing,admin/import}',
  'features/clubs/manage/{manage,manage.details}',
  'features/email/email',
  'features/calendar/{calendar.reading,feeds/feeds}',
  'features/calendar/answers/{answers,answers.children}',
  'features/calendar/planning/{planning,planning.series}',
  'features/moderation/queue/{queue,queue.decisions,queue.growth}',
  'features/notifications/{mails,mails.stopping,notifications,notifications.recipients}',
  'features/posts/writing/writing',
  'features/privacy/erasure',
  'features/profiles/{profiles,profiles.reading,directory/directory.growth}',
  'features/reports/reports',
  'features/reviews/{reviews.admin,reviews.growth}',
  'features/settings/settings',
  'features/site/site',
];

const unfolded = (pattern) => {
  const [, before, names] = /^(.*)\{(.*)\}$/u.exec(pattern) ?? [];
  return names === undefined ? [pattern] : names.split(',').map((name) => before + name);
};

export const onOldest = FILES.flatMap(unfolded).map((name) => `src/${name}.test.ts`);

/** A file that was renamed would be left out without a word. */
export const missingOnOldest = () =>
  onOldest.filter((file) => !existsSync(path('apps', 'api', file)));
