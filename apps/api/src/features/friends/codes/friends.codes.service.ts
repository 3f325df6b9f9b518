import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { authorize, reveal } from '#platform/http/guards';
import { newSpokenCode } from '#platform/spoken-code';
import type { Member } from '@ribbon/domain/accounts';
import {
  type FriendCode,
  type UsedFriendCode,
  friendFaults,
  friendPolicy,
} from '@ribbon/domain/friends';
import type { Kysely } from 'kysely';
import type { RequestService } from '../requests/friends.requests.service.ts';
import { codeStore } from './friends.codes.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  requests: Pick<RequestService, 'ask'>;
}

export type CodeService = ReturnType<typeof codeService>;

/** Four words that a child tells a friend in person. */
export function codeService({ db, clock, requests }: Needs) {
  async function renew(actor: Member): Promise<FriendCode> {
    authorize(friendPolicy.hasCode(actor));
    const saved = await codeStore.save(db, actor.id, newSpokenCode(), clock());
    // Somebody else has these words: once in many millions.
    return saved ?? renew(actor);
  }

  return {
    renew,

    /** Made when it is looked at for the first time. */
    async own(actor: Member): Promise<{ code: FriendCode | null }> {
      if (!friendPolicy.hasCode(actor)) return { code: null };
      return { code: (await codeStore.find(db, actor.id)) ?? (await renew(actor)) };
    },

    async switch(actor: Member, isEnabled: boolean): Promise<FriendCode> {
      authorize(friendPolicy.hasCode(actor));
      return reveal(await codeStore.switch(db, actor.id, isEnabled));
    },

    /**
     * An unknown code, one that is off and one whose owner cannot be asked by this person are the
     * same refusal: nobody learns that a child is behind it.
     */
    use: (actor: Member, { code }: UsedFriendCode) =>
      db.transaction().execute(async (tx) => {
        const owner = await codeStore.owner(tx, code);
        if (owner === undefined) throw unknownCode();
        try {
          return await requests.ask(tx, actor, owner, { hasCode: true });
        } catch (error) {
          throw friendFaults.cannotAsk.matches(error) ? unknownCode() : error;
        }
      }),
  };
}

const unknownCode = () =>
  friendFaults.codeUnknown({
    issues: [{ path: 'code', message: friendFaults.codeUnknown.message }],
  });
