import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { SignedIn } from '#platform/session/session';
import { type UserId, accountMessages } from '@ribbon/domain/accounts';
import {
  LINKS_PER_DAY,
  PURGE_AFTER_DAYS,
  RESEND_PAUSE_SECONDS,
  type WaitingState,
  familyFaults,
} from '@ribbon/domain/families';
import { commonFaults } from '@ribbon/domain/kernel';
import type { Kysely } from 'kysely';
import { childStore } from './families.children.store.ts';
import type { GuardianRequests } from './families.requests.service.ts';
import { requestStore } from './families.requests.store.ts';

const DAY_MS = 86_400_000;

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  requests: GuardianRequests;
}

export type WaitingService = ReturnType<typeof waitingService>;

/** The child's side of the request: see it, send it again, correct the address. */
export function waitingService({ db, clock, requests }: Needs) {
  async function state(tx: Kysely<DB>, childId: UserId): Promise<WaitingState> {
    const since = await childStore.waitingSince(tx, childId);
    if (since === undefined) throw familyFaults.notWaiting();
    const purgeAt = new Date(since.getTime() + PURGE_AFTER_DAYS * DAY_MS);
    const request = await requestStore.latestApproval(tx, childId);
    // After the last guardian has left, nobody has been asked yet.
    if (request === undefined || request.usedAt !== null) {
      return { guardianEmail: null, sentAt: null, nextSendAt: clock(), purgeAt };
    }
    const today = new Date(clock().getTime() - DAY_MS);
    const { forChild } = await requestStore.countSince(tx, request, today);
    const pauseOver = new Date(request.createdAt.getTime() + RESEND_PAUSE_SECONDS * 1000);
    return {
      guardianEmail: request.sentTo,
      sentAt: request.createdAt,
      nextSendAt: forChild >= LINKS_PER_DAY ? null : pauseOver,
      purgeAt,
    };
  }

  const mustWait = (actor: SignedIn) => {
    if (actor.status !== 'awaiting_guardian') throw familyFaults.notWaiting();
  };

  return {
    async read(actor: SignedIn): Promise<WaitingState> {
      mustWait(actor);
      return db.transaction().execute((tx) => state(tx, actor.id));
    },

    async ask(actor: SignedIn, guardianEmail: string): Promise<WaitingState> {
      mustWait(actor);
      if (guardianEmail === actor.email) {
        throw commonFaults.invalidInput({
          message: accountMessages.ownAddress,
          issues: [{ path: 'guardianEmail', message: accountMessages.ownAddress }],
        });
      }
      return db.transaction().execute(async (tx) => {
        const { nextSendAt } = await state(tx, actor.id);
        if (nextSendAt === null) throw familyFaults.tooManyLinks();
        const wait = nextSendAt.getTime() - clock().getTime();
        if (wait > 0) {
          throw commonFaults.tooManyRequests({
            data: { retryAfterSeconds: Math.ceil(wait / 1000) },
          });
        }
        await requests.askForApproval(tx, actor.id, guardianEmail);
        return state(tx, actor.id);
      });
    },

    /** For somebody whose link is spent: a fresh one to the same address. Never tells whether. */
    async newLink(childId: UserId): Promise<void> {
      try {
        await db.transaction().execute(async (tx) => {
          const request = await requestStore.latestApproval(tx, childId);
          const isOpen = request !== undefined && request.usedAt === null;
          if (!isOpen || !(await childStore.isWaiting(tx, childId))) return;
          await requests.askForApproval(tx, childId, request.sentTo);
        });
      } catch (error) {
        if (!familyFaults.tooManyLinks.matches(error)) throw error;
      }
    },
  };
}
