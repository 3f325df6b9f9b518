import * as z from 'zod';
import { inReadersWords, id, timestamp, t, currentLocale } from '../kernel/index.ts';

export const SanctionId = id<'SanctionId'>();
export type SanctionId = z.infer<typeof SanctionId>;

/** The limit or suspension that is in force for an account now. */
export const ActiveRestriction = z.object({
  sanctionId: SanctionId,
  kind: z.enum(['limit', 'suspension']),
  /** Null while it lasts until somebody lifts it. */
  untilAt: timestamp.nullable(),
  /** A child under 13 whose guardian has not opened the decision yet: a grown-up talks to the child first. */
  isForGuardianFirst: z.boolean(),
});
export type ActiveRestriction = z.infer<typeof ActiveRestriction>;

/** “3 March 2027 at 14:05”, in the time of the United Kingdom. */
export const dateTimeText = (at: Date): string =>
  at.toLocaleString(currentLocale(), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/London',
  });

const WHAT = {
  limit: 'You can’t post, comment, like things or send requests',
  suspension: 'Your account is suspended',
} as const;

/** What and until when, in one sentence. */
export function restrictionText({
  kind,
  untilAt,
  isForGuardianFirst,
}: Pick<ActiveRestriction, 'kind' | 'untilAt' | 'isForGuardianFirst'>): string {
  if (isForGuardianFirst) {
    return 'Some things are switched off for now. A grown-up who looks after you will talk to you about why.';
  }
  return untilAt === null
    ? t('{kind} until we lift this.', { kind: inReadersWords(WHAT[kind]) })
    : t('{kind} until {untilAt}.', {
        kind: inReadersWords(WHAT[kind]),
        untilAt: dateTimeText(untilAt),
      });
}

/** The one that counts of several: a suspension before a limit, then the one that lasts longest. */
export function strongest(
  restrictions: readonly ActiveRestriction[],
  now: Date,
): ActiveRestriction | null {
  const lasts = ({ untilAt }: ActiveRestriction) => untilAt?.getTime() ?? Infinity;
  const [first] = restrictions
    .filter((one) => lasts(one) > now.getTime())
    .toSorted(
      (one, other) =>
        Number(other.kind === 'suspension') - Number(one.kind === 'suspension') ||
        lasts(other) - lasts(one),
    );
  return first ?? null;
}
