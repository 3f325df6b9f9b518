import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { Job } from '#platform/retention/housekeeping';
import type { LapseReason } from '@ribbon/domain/friends';
import type { Kysely } from 'kysely';
import { invalidateForBoth } from '../requests/friends.requests.service.ts';
import { type Lapsed, type Whose, reasonStore } from './friends.reasons.store.ts';

interface Needs {
  clock: Clock;
  domainEvents: DomainEvents;
}

const becauseOf = ({ origin }: Lapsed): LapseReason =>
  origin === 'coach' || origin === 'guardian' ? origin : 'age';

/** What allowed a friendship ends it when it ends itself (rule 23). */
export function friendReasons({ clock, domainEvents }: Needs) {
  async function end(tx: Kysely<DB>, whose: Whose): Promise<void> {
    for (const lapsed of await reasonStore.end(tx, whose, clock())) {
      const { adultId, minorId, wasFriend } = lapsed;
      if (wasFriend) {
        await domainEvents.publish(tx, 'friendship.lapsed', {
          adultId,
          minorId,
          because: becauseOf(lapsed),
        });
      }
      await invalidateForBoth(tx, [adultId, minorId]);
    }
  }

  return {
    /** To be called where a role, a membership or a guardian's link has ended, in its transaction. */
    recheck: (tx: Kysely<DB>, people: readonly string[]): Promise<void> =>
      people.length === 0 ? Promise.resolve() : end(tx, { people }),

    job: {
      name: 'friendships with minors of people who turned 18',
      keepDays: 0,
      sweep: (db) => db.transaction().execute((tx) => end(tx, { cameOfAge: true })),
    } satisfies Job,
  };
}
