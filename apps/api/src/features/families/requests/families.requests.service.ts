import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { UserId } from '@ribbon/domain/accounts';
import {
  GUARDIAN_LINK_DAYS,
  type GuardianLink,
  type GuardianRole,
  LINKS_PER_DAY,
  type RequestKind,
  familyFaults,
} from '@ribbon/domain/families';
import type { Kysely } from 'kysely';
import { childStore } from './families.children.store.ts';
import { type GuardianRequest, hashOf, requestStore } from './families.requests.store.ts';

const DAY_MS = 86_400_000;
/** One address may look after several children. */
const LINKS_PER_ADDRESS = 2 * LINKS_PER_DAY;

interface Ask {
  childId: UserId;
  kind: RequestKind;
  role: GuardianRole;
  sentTo: string;
  requestedBy: UserId;
}

export type GuardianRequests = ReturnType<typeof guardianRequests>;

/** The links that ask somebody to look after an account. */
export function guardianRequests({
  db,
  clock,
  domainEvents,
}: {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
}) {
  /** A new link replaces the one before; how often is bounded per child and per address. */
  async function ask(tx: Kysely<DB>, wish: Ask): Promise<void> {
    const now = clock();
    const since = new Date(now.getTime() - DAY_MS);
    const sent = await requestStore.countSince(tx, wish, since);
    if (sent.forChild >= LINKS_PER_DAY || sent.toAddress >= LINKS_PER_ADDRESS) {
      throw familyFaults.tooManyLinks();
    }
    await requestStore.replaceOpen(tx, wish, now);
    const expiresAt = new Date(now.getTime() + GUARDIAN_LINK_DAYS * DAY_MS);
    const requestId = await requestStore.insert(tx, { ...wish, createdAt: now, expiresAt });
    const event = wish.kind === 'approval' ? 'child.account.created' : 'guardian.invited';
    await domainEvents.publish(tx, event, { requestId });
  }

  return {
    ask,

    askForApproval: (tx: Kysely<DB>, childId: UserId, sentTo: string) =>
      ask(tx, { childId, kind: 'approval', role: 'primary', sentTo, requestedBy: childId }),

    /** Another mail to the address that a waiting child has named; false when it has named none. */
    async askAgain(tx: Kysely<DB>, childId: UserId): Promise<boolean> {
      if (!(await childStore.isWaiting(tx, childId))) throw familyFaults.notWaiting();
      const request = await requestStore.latestApproval(tx, childId);
      if (request === undefined || request.usedAt !== null) return false;
      const { sentTo } = request;
      await ask(tx, { childId, kind: 'approval', role: 'primary', sentTo, requestedBy: childId });
      return true;
    },

    /** The open request behind a link. Whatever is wrong with the link, there is none. */
    async behind(tx: Kysely<DB>, link: GuardianLink): Promise<GuardianRequest | undefined> {
      const request = await requestStore.byToken(tx, hashOf(link.token));
      const isGood =
        request !== undefined &&
        request.childId === link.childId &&
        request.usedAt === null &&
        request.expiresAt > clock();
      return isGood ? request : undefined;
    },

    /** Whether a link proves that its holder reads the mail of this address. */
    async isSentTo(link: GuardianLink, email: string): Promise<boolean> {
      return (await this.behind(db, link))?.sentTo === email;
    },
  };
}
