import { insertChallenge } from '#testing/sport/challenges';
import { clubIn } from '#testing/club';
import { publicPost, say } from '#testing/comments';
import { insertCompetition } from '#testing/sport/competitions';
import { insertPlan } from '#testing/sport/plans';
import { approvedReview } from '#testing/decisions/reviews';
import { sharedSession } from '#testing/sport/training';
import { type Person, type World, createWorld } from '#testing/world';
import type { ReportedType } from '@ribbon/domain/reports';
import { trainingSharingEndpoints } from '@ribbon/domain/training';
import { afterAll, beforeAll } from 'vitest';

export let world: World;
/** Two moderators, a coach who writes everything, and a member of the same club who reads it. */
export let scene: Scene;
type Scene = Awaited<ReturnType<typeof setting>>;

async function setting() {
  const admin = await world.person({ roles: ['system_admin'] });
  const other = await world.person({ roles: ['system_admin'] });
  const club = await clubIn(world);
  const author = await world.person({ userType: 'coach' });
  await club.join(author, 'coach');
  const reader = await club.member();
  return { admin, other, club, author, reader };
}

/** Gives the file of tests that calls it a world of its own, with a club and two moderators. */
export function openScene(): void {
  beforeAll(async () => {
    world = await createWorld();
    scene = await setting();
  });
  afterAll(() => world.close());
}

interface Written {
  id: string;
  author: Person;
  /** A part of it that everybody recognises. */
  text: string;
}

/** One of each kind that can be reported. */
export const WRITTEN: Readonly<Record<ReportedType, () => Promise<Written>>> = {
  async post() {
    const text = 'A clean routine today';
    return { id: await publicPost(world, scene.author, { content: text }), ...by(), text };
  },
  async comment() {
    const postId = await publicPost(world, scene.reader);
    const text = 'Lovely hoop work!';
    const { id } = await say(world, scene.author, postId, text);
    return { id, ...by(), text };
  },
  async club_review() {
    const author = await scene.club.member();
    const text = 'Kind coaches and warm mats';
    const { id } = await approvedReview(world, scene.admin, author, scene.club.id, 4, text);
    return { id, author, text };
  },
  async challenge() {
    const { id } = await insertChallenge(world.db, {
      by: scene.author.id,
      kind: 'coach',
      clubId: scene.club.id,
    });
    return { id, ...by(), text: 'Leap into spring' };
  },
  async competition() {
    const id = await insertCompetition(world.db, { by: scene.author.id });
    return { id, ...by(), text: 'Silver Hoop Open' };
  },
  async profile() {
    const { id } = await scene.club.member();
    const text = 'Hoop before breakfast';
    await world.db
      .updateTable('athlete_profiles')
      .set({ bio: text })
      .where('id', '=', id)
      .execute();
    return { id, ...by(), text };
  },
  async club_event() {
    const text = 'Hoop training';
    return { id: await scene.club.event({ title: text }), ...by(), text };
  },
  async training_plan() {
    const { planId: id } = await insertPlan(world, scene.club.id, { status: 'published' });
    return { id, ...by(), text: 'Plan' };
  },
  async training_comment() {
    const text = 'Lovely height in your leaps';
    const sessionId = await sharedSession(world, scene.reader, scene.club.id);
    const { id } = await world.call(scene.author, trainingSharingEndpoints.comment, {
      params: { sessionId },
      body: { content: text },
    });
    return { id, ...by(), text };
  },
  other: async () => ({ id: scene.club.id, ...by(), text: 'Larkspur Rhythmic' }),
};

const by = () => ({ author: scene.author });
