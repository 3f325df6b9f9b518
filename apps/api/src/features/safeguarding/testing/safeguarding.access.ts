import { type CasesOf, type Scene } from '#testing/matrix/case';
import { newCase } from '#testing/decisions/cases';

const about = async ({ world, cast }: Scene) => ({
  params: { caseId: await newCase(world, { childId: cast.fourteen.id }) },
});

const acting = (body: object) => async (scene: Scene) => ({ ...(await about(scene)), body });

const version = 1;

/** Access alone decides: system admins, whose role counts once they have a second factor. */
export const safeguardingMatrix: CasesOf<'safeguarding'> = {
  'safeguarding.list': { request: () => ({ query: {} }) },
  'safeguarding.counts': {},
  'safeguarding.read': { request: about },
  'safeguarding.timeline': { request: async (scene) => ({ ...(await about(scene)), query: {} }) },
  'safeguarding.colleagues': { request: about },
  'safeguarding.talk': { request: async (scene) => ({ ...(await about(scene)), query: {} }) },
  'safeguarding.open': {
    request: () => ({ body: { username: '', urgency: 'general', summary: 'A club rang us' } }),
  },
  'safeguarding.answer': { request: acting({ words: 'Thank you for telling us.' }) },
  'safeguarding.note': { request: acting({ note: 'Wrote to the child' }) },
  'safeguarding.link': {
    request: async (scene) => ({
      ...(await about(scene)),
      body: { kind: 'profile', subject: scene.cast.coach.id, label: 'Wrote to the child' },
    }),
  },
  'safeguarding.take': { request: acting({ version }) },
  'safeguarding.handOver': {
    request: async (scene) => {
      const colleague = await scene.world.person({ roles: ['system_admin'] });
      return { ...(await about(scene)), body: { version, to: colleague.id } };
    },
  },
  'safeguarding.refer': {
    request: acting({ version, to: 'Children’s services', on: '2026-01-02' }),
  },
  'safeguarding.close': {
    request: acting({ version, outcome: 'child_supported', reason: 'The child is safe' }),
  },
  'safeguarding.reopen': {
    request: async ({ world, cast }) => ({
      params: { caseId: await newCase(world, { childId: cast.fourteen.id, isClosed: true }) },
      body: { version, reason: 'There is more' },
    }),
  },
};

/** Everybody with an account, in every state of it. */
export const talkMatrix: CasesOf<'talk'> = {
  'talk.read': { request: () => ({ query: {} }) },
  'talk.write': {
    request: async ({ world, cast, part }) => {
      const id = part === 'visitor' ? null : cast[part].id;
      await newCase(world, { childId: id, openedBy: id });
      return { body: { words: 'It happened again' } };
    },
  },
};

declare module '#testing/matrix/case' {
  interface Covered {
    safeguarding: typeof safeguardingMatrix;
    talk: typeof talkMatrix;
  }
}
