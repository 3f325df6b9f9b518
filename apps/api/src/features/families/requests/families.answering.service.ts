import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { SignedIn } from '#platform/session/session';
import { type UserId, accountFaults } from '@ribbon/domain/accounts';
import { type GuardianLink, familyFaults, familyPolicy } from '@ribbon/domain/families';
import type { Kysely } from 'kysely';
import { linkStore } from '../links/families.links.store.ts';
import { childStore } from './families.children.store.ts';
import type { GuardianRequests } from './families.requests.service.ts';
import { type GuardianRequest, requestStore } from './families.requests.store.ts';

interface Needs {
  clock: Clock;
  requests: GuardianRequests;
}

export type GuardianAnswering = ReturnType<typeof guardianAnswering>;

/** Who may answer a request, and whether it can still be answered. Whatever is wrong with a link, it answers alike. */
export function guardianAnswering({ clock, requests }: Needs) {
  /** Whether the one who asked may still ask. */
  async function isStillPending(tx: Kysely<DB>, request: GuardianRequest): Promise<boolean> {
    if (request.kind === 'approval') return childStore.isWaiting(tx, request.childId);
    if (request.kind === 'teen_link') return childStore.isYoung(tx, request.childId, clock());
    const requester =
      request.requestedBy &&
      (await linkStore.find(tx, request.requestedBy, request.childId, clock()));
    return requester ? familyPolicy.inviteGuardian(requester) : false;
  }

  async function open(tx: Kysely<DB>, link: GuardianLink): Promise<GuardianRequest> {
    const request = await requests.behind(tx, link);
    if (request === undefined || !(await isStillPending(tx, request)))
      throw accountFaults.linkSpent();
    return request;
  }

  return {
    open,

    /** The request, for the adult it was sent to and nobody else. */
    async forAddressee(
      tx: Kysely<DB>,
      actor: SignedIn,
      link: GuardianLink,
    ): Promise<GuardianRequest> {
      const request = await open(tx, link);
      if (request.sentTo !== actor.email) throw familyFaults.wrongAccount();
      if (!familyPolicy.beGuardian(actor)) throw familyFaults.adultsOnly();
      return request;
    },

    /** Spends the link; of two at once, the slower finds it spent. */
    async settle(
      tx: Kysely<DB>,
      request: GuardianRequest,
      outcome: 'approved' | 'declined',
      by: UserId | null,
    ): Promise<void> {
      const settled = await requestStore.settle(tx, request.id, { outcome, by, at: clock() });
      if (!settled) throw accountFaults.linkSpent();
    },
  };
}
