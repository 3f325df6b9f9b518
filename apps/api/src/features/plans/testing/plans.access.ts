import { type CasesOf, type Input, NOBODY, type Scene, missing } from '#testing/matrix/case';
import { CLUB_LIFE, clubLife, runsClub } from '#testing/matrix/club';
import { idOf } from '#testing/matrix/people';
import type { Part } from '#testing/cast';
import { insertPlan, planDraft } from '#testing/sport/plans';
import type { Member } from '@ribbon/domain/accounts';

const seesClub = (_: Member, part: Part) => CLUB_LIFE[part] !== undefined;
const unlessItRunsTheClub = (part: Part) => (CLUB_LIFE[part] === undefined ? 404 : 403);
const draftOf = ({ world }: Scene) => planDraft(world.clock());

const ofClub = async (scene: Scene): Promise<Input> => {
  await clubLife(scene);
  return { query: { clubId: scene.cast.clubId } };
};
const onPlan =
  (status: 'draft' | 'published', send?: (scene: Scene) => Input) =>
  async (scene: Scene): Promise<Input> => {
    await clubLife(scene);
    const { planId } = await insertPlan(scene.world, scene.cast.clubId, { status });
    return { params: { planId }, ...(send && { body: send(scene) }) };
  };
/** Members do not know of drafts. */
const onDraft = (send: (scene: Scene) => Input) => ({
  request: onPlan('draft', send),
  allows: runsClub,
  refused: 404 as const,
});

export const planMatrix: CasesOf<'plans'> = {
  'plans.figures': { request: ofClub, allows: seesClub, refused: 404 },
  'plans.list': { request: ofClub, allows: seesClub, refused: 404 },
  'plans.read': { request: onPlan('published'), allows: seesClub, refused: 404 },
  'plans.sessions': { request: ofClub, allows: seesClub, refused: 404 },
  'plans.create': {
    request: async (scene) => {
      await clubLife(scene);
      return { params: { clubId: scene.cast.clubId }, body: draftOf(scene) };
    },
    allows: runsClub,
    refused: unlessItRunsTheClub,
  },
  'plans.change': onDraft((scene) => ({ plan: draftOf(scene), version: 1 })),
  'plans.changeBlocks': {
    request: async (scene) => {
      await clubLife(scene);
      const { world, cast } = scene;
      const params = await insertPlan(world, cast.clubId, { status: 'published' });
      return { params, body: { blocks: [] } };
    },
    allows: runsClub,
    refused: unlessItRunsTheClub,
  },
  'plans.copy': {
    request: onPlan('published', (scene) => ({ startsOn: draftOf(scene).startsOn })),
    allows: runsClub,
    refused: unlessItRunsTheClub,
  },
  'plans.publish': onDraft(() => ({ version: 1 })),
  'plans.archive': {
    request: onPlan('published', () => ({ version: 1, cancelSessions: false })),
    allows: runsClub,
    refused: unlessItRunsTheClub,
  },
  'plans.join': {
    request: async (scene) => {
      await clubLife(scene);
      const { world, cast } = scene;
      const { planId } = await insertPlan(world, cast.clubId, { status: 'published' });
      return { params: { planId, userId: idOf(scene) } };
    },
    // The parent sees the plan for the child's sake, and has no place in it.
    allows: (_, part) => CLUB_LIFE[part] !== undefined && part !== 'parent',
    refused: (part) => (part === 'parent' ? 403 : 404),
  },
  'plans.leave': missing({ planId: NOBODY, userId: NOBODY }),
};

declare module '#testing/matrix/case' {
  interface Covered {
    plans: typeof planMatrix;
  }
}
