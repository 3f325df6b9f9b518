import type { DB } from '#db/schema.generated';
import type { AccountRecords } from '#features/accounts';
import type { Clock } from '#platform/clock';
import type { Member } from '@ribbon/domain/accounts';
import {
  type PrivacySettings,
  defaultPrivacy,
  privacyFaults,
  privacyPolicy,
} from '@ribbon/domain/privacy';
import type { Kysely } from 'kysely';
import { privacyStore } from './privacy.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  records: Pick<AccountRecords, 'setVisibility'>;
}

export type PrivacyService = ReturnType<typeof privacyService>;

export const privacyService = ({ db, clock, records }: Needs) => ({
  /** Read through the ceiling: what was allowed once may not be any more. */
  async read(actor: Member): Promise<PrivacySettings> {
    const profile = await privacyStore.profilePart(db, actor.id);
    const chosen = await privacyStore.chosenPart(db, actor.id);
    const usual = defaultPrivacy(actor);
    const openFeed = chosen?.openFeed ?? usual.openFeed;
    return privacyPolicy.within(actor, { ...usual, ...chosen, openFeed, ...profile });
  },

  async change(actor: Member, settings: PrivacySettings): Promise<PrivacySettings> {
    const exceeding = privacyPolicy.exceeding(actor, settings);
    if (exceeding.length > 0) {
      const { message } = privacyFaults.fixedAtYourAge;
      throw privacyFaults.fixedAtYourAge({
        issues: exceeding.map((path) => ({ path, message })),
      });
    }
    await db.transaction().execute(async (tx) => {
      await records.setVisibility(tx, actor.id, settings, clock());
      // What is usual is not kept as a choice: it changes with the age.
      const openFeed =
        settings.openFeed === defaultPrivacy(actor).openFeed ? null : settings.openFeed;
      await privacyStore.save(tx, actor.id, { ...settings, openFeed }, clock());
    });
    return settings;
  },
});
