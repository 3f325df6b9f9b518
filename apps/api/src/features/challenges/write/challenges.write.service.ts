import type { DB } from '#db/schema.generated';
import type { MediaLibrary } from '#features/media';
import type { Moderation } from '#features/moderation';
import { authorize, reveal } from '#platform/http/guards';
import { recordAct } from '#db/audit';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { Member } from '@ribbon/domain/accounts';
import {
  type ChallengeCancellation,
  type ChallengeChange,
  type ChallengeExtension,
  type ChallengeId,
  type NewChallenge,
  challengeFaults,
  challengePolicy,
} from '@ribbon/domain/challenges';
import { commonFaults } from '@ribbon/domain/kernel';
import type { Kysely } from 'kysely';
import { challengeChanged } from '../challenges.realtime.ts';
import type { ChallengeReading, Clubs, ReadingNeeds } from '../read/challenges.read.service.ts';
import { readTexts, textsOf } from './challenges.texts.moderation.ts';
import { staffedClubs } from './challenges.clubs.store.ts';
import { today } from '../read/challenges.visible.sql.ts';
import { writingStore } from './challenges.write.store.ts';

interface Needs extends Pick<ReadingNeeds, 'db' | 'clock'> {
  domainEvents: DomainEvents;
  moderation: Moderation;
  media: MediaLibrary;
  clubs: Clubs;
  reading: ChallengeReading;
}

export type WritingService = ReturnType<typeof writingService>;

/** What the makers of challenges do with them. */
export function writingService(needs: Needs) {
  const { db, clock, domainEvents, moderation, media, clubs, reading } = needs;

  function refusePast({ endDate }: { endDate: string }): void {
    if (endDate >= today(clock())) return;
    const message = 'Please choose a date in the future';
    throw commonFaults.invalidInput({ message, issues: [{ path: 'endDate', message }] });
  }

  /** The challenge, locked, for an actor who may change it. */
  async function open(tx: Kysely<DB>, actor: Member, id: ChallengeId) {
    const { row, canManage } = await reading.find(actor, id);
    authorize(canManage);
    const locked = reveal(await writingStore.lock(tx, id));
    if (locked.cancelledAt !== null || locked.endDate < today(clock())) {
      throw challengeFaults.isOver();
    }
    return { ...locked, maker: row.maker };
  }

  const record = (tx: Kysely<DB>, actor: Member, action: string, id: string, reason?: string) =>
    recordAct(tx, {
      actorId: actor.id,
      action: `challenge.${action}`,
      subjectKind: 'challenge',
      subjectId: id,
      ...(reason !== undefined && { reason }),
      details: {},
    });

  async function notifyAll(
    tx: Kysely<DB>,
    challengeId: ChallengeId,
    change: 'cancelled' | 'extended',
  ) {
    await domainEvents.publish(tx, 'challenge.changed', { challengeId, change, after: null });
    await challengeChanged(tx, challengeId, clock());
  }

  return {
    async makers(actor: Member) {
      const makers = challengePolicy.makers(actor);
      const own = makers.includes('coach') ? await staffedClubs(db, actor.id) : [];
      return { makers: makers.filter((maker) => maker !== 'coach' || own.length > 0), clubs: own };
    },

    async create(actor: Member, draft: NewChallenge): Promise<{ id: ChallengeId }> {
      const { maker, clubId } = draft;
      const staff = clubId === null ? undefined : await clubs.staffOf(actor, clubId);
      const clubRole = { isAdmin: staff?.isAdmin === true, isConfirmedCoach: staff !== undefined };
      authorize(challengePolicy.create(actor, maker, clubRole));
      refusePast(draft);
      await readTexts(moderation, actor, maker, textsOf(draft));
      const id = await db.transaction().execute(async (tx) => {
        const made = await writingStore.insert(tx, draft, { by: actor.id, at: clock() });
        await showPicture(tx, actor, made, draft);
        await record(tx, actor, 'created', made);
        await challengeChanged(tx, made, clock());
        return made;
      });
      return { id };
    },

    async change(actor: Member, id: ChallengeId, draft: ChallengeChange): Promise<void> {
      const { row, canManage } = await reading.find(actor, id);
      authorize(canManage);
      refusePast(draft);
      await readTexts(moderation, actor, row.maker, textsOf(draft));
      await db.transaction().execute(async (tx) => {
        const { participants } = await open(tx, actor, id);
        if (participants > 0) throw challengeFaults.someoneJoined();
        await writingStore.update(tx, id, draft, clock());
        await showPicture(tx, actor, id, draft);
        await record(tx, actor, 'changed', id);
        await challengeChanged(tx, id, clock());
      });
    },

    extend: (actor: Member, id: ChallengeId, { endDate }: ChallengeExtension): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const { endDate: before } = await open(tx, actor, id);
        if (endDate <= before) {
          const { message } = challengeFaults.notLonger;
          throw challengeFaults.notLonger({ issues: [{ path: 'endDate', message }] });
        }
        await writingStore.extend(tx, id, endDate, clock());
        await record(tx, actor, 'extended', id);
        await notifyAll(tx, id, 'extended');
      }),

    async cancel(actor: Member, id: ChallengeId, { reason }: ChallengeCancellation): Promise<void> {
      const { row, canManage } = await reading.find(actor, id);
      authorize(canManage);
      await readTexts(moderation, actor, row.maker, [['reason', reason]]);
      await db.transaction().execute(async (tx) => {
        await open(tx, actor, id);
        await writingStore.cancel(tx, id, reason, clock());
        await record(tx, actor, 'cancelled', id, reason);
        await notifyAll(tx, id, 'cancelled');
      });
    },
  };

  function showPicture(
    tx: Kysely<DB>,
    actor: Member,
    id: ChallengeId,
    { imageId }: ChallengeChange,
  ): Promise<void> {
    return media.replace(tx, actor, { kind: 'challenge', id }, imageId === null ? [] : [imageId]);
  }
}
