import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { authorize, reveal } from '#platform/http/guards';
import { invalidate } from '#platform/realtime/realtime';
import type { Member, UserId } from '@ribbon/domain/accounts';
import { type Guardianship, familyPolicy } from '@ribbon/domain/families';
import type { QuietHours } from '@ribbon/domain/notifications';
import type { Kysely } from 'kysely';
import type { NotificationChoices } from './notifications.settings.service.ts';
import { SETTINGS_TOPIC, settingsStore } from './notifications.settings.store.ts';

/** Guardians and their children; the families slice knows them. */
export interface Guardianships {
  find(
    db: Kysely<DB>,
    guardianId: UserId,
    childId: UserId,
    now: Date,
  ): Promise<Guardianship | undefined>;
}

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  guardianships: Guardianships;
  choices: Pick<NotificationChoices, 'preferencesOf'>;
}

export type ChildQuietHours = ReturnType<typeof childQuietHours>;

/** The quiet hours of a child under 13: its guardians see them, and the deciding ones set them. */
export function childQuietHours({ db, clock, guardianships, choices }: Needs) {
  /** A child without a link to the actor does not exist. */
  async function linkTo(tx: Kysely<DB>, actor: Member, childId: UserId): Promise<Guardianship> {
    const link = reveal(await guardianships.find(tx, actor.id, childId, clock()));
    return reveal(link, familyPolicy.seeQuietHours(link));
  }

  const of = async (tx: Kysely<DB>, childId: UserId): Promise<QuietHours> =>
    reveal(await choices.preferencesOf(tx, childId)).quietHours;

  return {
    async read(actor: Member, childId: UserId): Promise<QuietHours> {
      await linkTo(db, actor, childId);
      return of(db, childId);
    },

    change: (actor: Member, childId: UserId, quietHours: QuietHours): Promise<QuietHours> =>
      db.transaction().execute(async (tx) => {
        authorize(familyPolicy.setQuietHours(await linkTo(tx, actor, childId)));
        await settingsStore.saveQuietHours(tx, childId, quietHours, clock());
        await invalidate(tx, `user:${childId}`, SETTINGS_TOPIC);
        await invalidate(tx, `user:${actor.id}`, SETTINGS_TOPIC);
        return of(tx, childId);
      }),
  };
}
