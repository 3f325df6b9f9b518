import type { DB } from '#db/schema.generated';
import { reveal } from '#platform/http/guards';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { invalidate } from '#platform/realtime/realtime';
import { type Member, type UserId, asksGuardian } from '@ribbon/domain/accounts';
import {
  type Certificate,
  type ChallengeDetail,
  type ChallengeId,
  type ChallengeTaskId,
  type JoinRefusal,
  type TaskTick,
  challengeFaults,
  challengePolicy,
} from '@ribbon/domain/challenges';
import { familyPolicy } from '@ribbon/domain/families';
import type { Kysely } from 'kysely';
import { certificateStore } from './challenges.certificate.store.ts';
import type { ChallengeReading, ReadingNeeds } from '../read/challenges.read.service.ts';
import { today } from '../read/challenges.visible.sql.ts';
import type { Counting } from './challenges.counting.service.ts';
import { joiningStore } from './challenges.joining.store.ts';

interface Needs extends Pick<ReadingNeeds, 'db' | 'clock' | 'guardians'> {
  domainEvents: DomainEvents;
  reading: ChallengeReading;
  counting: Counting;
}

const REFUSALS: Readonly<Record<JoinRefusal, () => Error>> = {
  type: challengeFaults.mayNotJoin,
  guardian: challengeFaults.guardianFirst,
  over: challengeFaults.isOver,
};

export type JoiningService = ReturnType<typeof joiningService>;

/** Taking part: joining, ticking tasks off, leaving, and the certificate at the end. */
export function joiningService(needs: Needs) {
  const { db, clock, guardians, domainEvents, reading, counting } = needs;
  const notifySelf = (tx: Kysely<DB>, userId: UserId) =>
    invalidate(tx, `user:${userId}`, 'challenges');

  async function settle(tx: Kysely<DB>, challengeId: ChallengeId, userId: UserId): Promise<void> {
    if (await joiningStore.settle(tx, challengeId, userId, clock())) {
      await domainEvents.publish(tx, 'challenge.completed', { challengeId, userId });
    }
    await notifySelf(tx, userId);
  }

  /** Certificates are for their owner, and for the guardians of a child under 13 (rule 25). */
  async function revealTo(actor: Member, userId: UserId): Promise<void> {
    if (userId === actor.id) return;
    const link = await guardians.linkOf(db, actor.id, userId);
    reveal(link, link !== undefined && familyPolicy.seeThreads(link));
  }

  return {
    settle,

    async join(actor: Member, id: ChallengeId): Promise<void> {
      const { row } = await reading.find(actor, id);
      if (row.participation !== null) return;
      const guardianAllows =
        !asksGuardian(actor) || (await guardians.permits(db, actor.id, 'join_challenges'));
      const refusal = challengePolicy.refusal(actor, { status: row.status, guardianAllows });
      if (refusal !== null) throw REFUSALS[refusal]();
      await db.transaction().execute(async (tx) => {
        await joiningStore.join(tx, id, actor.id, clock());
        // A late entrant may have done some of it already.
        await counting.count(tx, actor.id, { settle, challengeId: id });
        await notifySelf(tx, actor.id);
      });
    },

    leave: (actor: Member, id: ChallengeId): Promise<void> =>
      db.transaction().execute(async (tx) => {
        reveal(id, await joiningStore.leave(tx, id, actor.id));
        await notifySelf(tx, actor.id);
      }),

    async tick(
      actor: Member,
      { challengeId, taskId }: { challengeId: ChallengeId; taskId: ChallengeTaskId },
      { done }: TaskTick,
    ): Promise<ChallengeDetail> {
      const challenge = await reading.read(actor, challengeId);
      const task = reveal(challenge.tasks.find(({ id }) => id === taskId));
      if (challenge.participation === null) throw challengeFaults.notJoined();
      if (challenge.status === 'upcoming') throw challengeFaults.notStarted();
      if (challenge.status !== 'active') throw challengeFaults.isOver();
      if (task.count.by !== 'hand') throw challengeFaults.countedByLog();
      await db.transaction().execute(async (tx) => {
        if (!(await joiningStore.lock(tx, challengeId, actor.id)))
          throw challengeFaults.notJoined();
        await joiningStore.put(tx, { taskId, userId: actor.id, done, at: clock() });
        await settle(tx, challengeId, actor.id);
      });
      return reading.read(actor, challengeId);
    },

    async certificatesOf(actor: Member, childId: UserId) {
      await revealTo(actor, childId);
      return { certificates: await certificateStore.newest(db, childId, clock()) };
    },

    async certificate(actor: Member, id: ChallengeId, ofUser = actor.id): Promise<Certificate> {
      await revealTo(actor, ofUser);
      const found = reveal(await certificateStore.find(db, id, ofUser, clock()));
      const { completedAt } = found;
      if (completedAt === null) throw challengeFaults.notFinished();
      return { ...found, completedAt, userId: ofUser };
    },

    leftClub: (tx: Kysely<DB>, userId: string, clubId: string): Promise<void> =>
      joiningStore.leaveOfClub(tx, userId, clubId),

    /** A guardian has switched challenges off. */
    stop: (tx: Kysely<DB>, { childId }: { childId: UserId }): Promise<void> =>
      joiningStore.leaveAll(tx, childId, today(clock())),
  };
}
