// The API tests that also run on TEST_DATABASE_URL, the oldest PostgreSQL that Ribbon supports: the fewest
// files that send nearly every statement of the product (bench/RESULTS.md). The rest run on the newest.
import { existsSync } from 'node:fs';
import { path } from '../tool.mjs';

const FILES = [
  'db/{ages,counters,database,migrate,rules,safeguards,search}',
  'db/visibility/visibility',
  'db/demo/safety',
  'testing/{matrix/matrix,blocked-everywhere}',
  'testing/attacks/{01-joining,01-belonging,03-help-in-every-state,04-permission-withdrawn}',
  'testing/attacks/{06-likes-and-reviews,07-blocked-guardian,11-accounts}',
  'features/accounts/testing/sign-up',
  'features/calendar/testing/{calendar.reading,feeds,answers,answers.children}',
  'features/calendar/testing/{planning,planning.series}',
  'features/claims/testing/{claims,claims.decisions}',
  'features/clubs/testing/{finder,admin,admin.removing,import,manage,manage.details}',
  'features/email/testing/email',
  'features/moderation/testing/{queue,queue.decisions,queue.growth}',
  'features/notifications/testing/{mails,mails.stopping,notifications,notifications.recipients}',
  'features/posts/testing/writing',
  'features/privacy/testing/erasure',
  'features/profiles/testing/{profiles,profiles.reading,directory.growth}',
  'features/reports/testing/reports',
  'features/reviews/testing/{reviews.admin,reviews.growth}',
  'features/settings/testing/settings',
  'features/site/testing/site',
];

const unfolded = (pattern) => {
  const [, before, names] = /^(.*)\{(.*)\}$/u.exec(pattern) ?? [];
  return names === undefined ? [pattern] : names.split(',').map((name) => before + name);
};

export const onOldest = FILES.flatMap(unfolded).map((name) => `src/${name}.test.ts`);

/** A file that was renamed would be left out without a word. */
export const missingOnOldest = () =>
  onOldest.filter((file) => !existsSync(path('apps', 'api', file)));
