import type { DB } from '#db/schema.generated';
import type { Moderation } from '#features/moderation';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/http/guards';
import { invalidate } from '#platform/realtime/realtime';
import type { SignedIn } from '#platform/session/session';
import type { Member } from '@ribbon/domain/accounts';
import {
  GOALS_MAX,
  type GoalDraft,
  type GoalId,
  type MilestoneId,
  type TrainingGoal,
  movesBy,
  percentOf,
  trainingFaults,
} from '@ribbon/domain/training';
import type { Kysely } from 'kysely';
import { elementStore } from '../elements/training.elements.store.ts';
import { resolveElements } from '../sessions/training.sessions.moderation.ts';
import { sessionStore } from '../sessions/training.sessions.store.ts';
import type { GoalCounting } from './training.goal-counting.service.ts';
import { goalStore } from './training.goals.store.ts';
import { goalWords } from './training.goals.moderation.ts';
import { goalWritingStore } from './training.goals.write.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  moderation: Moderation;
  counting: GoalCounting;
}

export type GoalService = ReturnType<typeof goalService>;

/** A person's goals, with their progress. */
export function goalService({ db, clock, moderation, counting }: Needs) {
  async function own(tx: Kysely<DB>, actor: Member, id: GoalId): Promise<TrainingGoal> {
    const [goal] = await goalStore.find(tx, actor.id, id);
    return reveal(goal);
  }

  /** Changes the actor's own goal, one change at a time, and returns the goal. */
  const change = (
    actor: Member,
    id: GoalId,
    act: (tx: Kysely<DB>, goal: TrainingGoal) => Promise<void>,
  ): Promise<TrainingGoal> =>
    db.transaction().execute(async (tx) => {
      await sessionStore.lock(tx, actor.id);
      await act(tx, await own(tx, actor, id));
      await invalidate(tx, `user:${actor.id}`, 'training');
      return own(tx, actor, id);
    });

  /** Recounts a goal that counts; a goal with milestones follows them. */
  async function settle(tx: Kysely<DB>, actor: Member, id: GoalId): Promise<void> {
    const goal = await own(tx, actor, id);
    if (movesBy(goal) === 'count') return counting.recount(tx, actor.id, id);
    if (movesBy(goal) === 'hand') return undefined;
    const done = goal.milestones.filter(({ isDone }) => isDone).length;
    return counting.move(tx, actor.id, id, percentOf(done, goal.milestones.length));
  }

  /** An element by its list, as sessions name it. */
  async function named(actor: Member, draft: GoalDraft): Promise<GoalDraft> {
    if (draft.count?.what !== 'element') return draft;
    const { key, name } = draft.count;
    const ofClubs = await elementStore.namesFor(db, actor.id, [{ key }]);
    const [element] = resolveElements([{ key, name, times: 1 }], ofClubs);
    return { ...draft, count: { ...draft.count, ...element } };
  }

  return {
    list: async (actor: Member) => ({ goals: await goalStore.find(db, actor.id) }),

    async save(actor: SignedIn, id: GoalId, sent: GoalDraft): Promise<TrainingGoal> {
      const owner = await goalStore.ownerOf(db, id);
      reveal(id, owner === undefined || owner === actor.id);
      const draft = await named(actor, sent);
      const [before] = await goalStore.find(db, actor.id, id);
      await goalWords(moderation, actor, draft, before);
      return db.transaction().execute(async (tx) => {
        await sessionStore.lock(tx, actor.id);
        if (before === undefined && (await goalStore.countOf(tx, actor.id)) >= GOALS_MAX) {
          throw trainingFaults.tooManyGoals();
        }
        await goalWritingStore.upsert(tx, { id, userId: actor.id, draft, at: clock() });
        const goal = { goalId: id, userId: actor.id };
        await goalWritingStore.setMilestones(tx, goal, draft.milestones);
        await settle(tx, actor, id);
        await invalidate(tx, `user:${actor.id}`, 'training');
        return own(tx, actor, id);
      });
    },

    move: (actor: Member, id: GoalId, progress: number) =>
      change(actor, id, async (tx, goal) => {
        if (movesBy(goal) !== 'hand') throw trainingFaults.movesByItself();
        await counting.move(tx, actor.id, id, progress);
      }),

    tick: (actor: Member, id: GoalId, milestoneId: MilestoneId, done: boolean) =>
      change(actor, id, async (tx) => {
        const doneAt = done ? clock() : null;
        reveal(id, await goalWritingStore.tick(tx, id, milestoneId, doneAt));
        await settle(tx, actor, id);
      }),

    pause: (actor: Member, id: GoalId, paused: boolean) =>
      change(actor, id, async (tx) => {
        await goalWritingStore.pause(tx, id, paused, clock());
        if (!paused) await settle(tx, actor, id);
      }),

    remove: (actor: Member, id: GoalId): Promise<void> =>
      db.transaction().execute(async (tx) => {
        reveal(id, await goalWritingStore.remove(tx, id, actor.id));
        await invalidate(tx, `user:${actor.id}`, 'training');
      }),
  };
}
