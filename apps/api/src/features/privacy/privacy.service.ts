import type { DB } from '#db/schema.generated';
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

export type PrivacyService = ReturnType<typeof privacyService>;

export const privacyService = ({ db, clock }: { db: Kysely<DB>; clock: Clock }) => ({
  /** Read through the ceiling: what was allowed once may not be any more. */
  async read(actor: Member): Promise<PrivacySettings> {
    const profile = await privacyStore.profilePart(db, actor.id);
    const chosen = await privacyStore.chosenPart(db, actor.id);
    return privacyPolicy.within(actor, { ...defaultPrivacy(actor), ...chosen, ...profile });
  },

  async change(actor: Member, settings: PrivacySettings): Promise<PrivacySettings> {
    const exceeding = privacyPolicy.exceeding(actor, settings);
    if (exceeding.length > 0) {
      const { message } = privacyFaults.fixedAtYourAge;
      throw privacyFaults.fixedAtYourAge({
        issues: exceeding.map((path) => ({ path, message })),
      });
    }
    await db.transaction().execute((tx) => privacyStore.save(tx, actor.id, settings, clock()));
    return settings;
  },
});
