import { cardOf } from '#db/people/cards';
import type { DB } from '#db/schema.generated';
import type { GuardianGate } from '#features/families';
import type { Clock } from '#platform/clock';
import { pageOf } from '#platform/http/keyset';
import { type Member, isChild } from '@ribbon/domain/accounts';
import {
  FRIENDS_PAGE,
  type FriendPage,
  type FriendRequestPage,
  SUGGESTIONS_SHOWN,
  type SentRequestPage,
  type Suggestion,
} from '@ribbon/domain/friends';
import type { Kysely } from 'kysely';
import { type FriendRow, listStore } from './friends.lists.store.ts';
import { suggestionStore } from './friends.suggestions.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  guardians: Pick<GuardianGate, 'permits'>;
}

interface AfterCursor {
  after?: string | undefined;
}

const LIMIT = FRIENDS_PAGE + 1;

export type FriendLists = ReturnType<typeof friendLists>;

/** The lists of friends, of requests and of suggestions. */
export function friendLists({ db, clock, guardians }: Needs) {
  function requestPage(rows: readonly FriendRow[]): FriendRequestPage {
    const { shown, next } = pageOf(rows, FRIENDS_PAGE);
    const requests = shown.map((row) => ({
      person: cardOf(row, clock()),
      sentAt: row.since,
      waitsForGuardian: row.waitsForGuardian,
    }));
    return { requests, next };
  }

  return {
    async friends(
      actor: Member,
      { search, after }: AfterCursor & { search: string },
    ): Promise<FriendPage> {
      const now = clock();
      const rows = await listStore.friends(db, actor.id, { search, now, after, limit: LIMIT });
      const { shown, next } = pageOf(rows, FRIENDS_PAGE);
      return { people: shown.map((row) => ({ person: cardOf(row, now), since: row.since })), next };
    },

    requests: async (actor: Member, { after }: AfterCursor) =>
      requestPage(await listStore.requests(db, actor.id, { after, limit: LIMIT })),

    async sent(actor: Member, { after }: AfterCursor): Promise<SentRequestPage> {
      const rows = await listStore.sent(db, actor.id, { after, limit: LIMIT });
      const { shown, next } = pageOf(rows, FRIENDS_PAGE);
      const requests = shown.map((row) => ({
        id: row.id,
        person: row.byCode ? null : cardOf(row, clock()),
        sentAt: row.since,
        waitsForGuardian: row.waitsForGuardian,
      }));
      return { requests, next };
    },

    figures: (actor: Member) => listStore.figures(db, actor.id),

    /** Suggests only people the actor may ask. */
    async suggestions(actor: Member): Promise<{ people: Suggestion[] }> {
      const isSmall = isChild(actor.ageBand);
      if (isSmall && !(await guardians.permits(db, actor.id, 'add_friends'))) return { people: [] };
      const now = clock();
      const rows = await suggestionStore.of(db, actor, now, SUGGESTIONS_SHOWN);
      return {
        people: rows.map((row) => ({
          person: cardOf(row, now),
          club: row.club,
          mutualFriends: isSmall ? null : row.mutualFriends,
          sharedEvents: isSmall ? null : row.sharedEvents,
        })),
      };
    },
  };
}
