import { type CasesOf, NOBODY, type Scene } from '#testing/matrix/case';
import { appealed, sanctioned } from '#testing/decisions/sanctions';
import { SANCTION_LABELS } from '@ribbon/domain/sanctions';

/** A decision about a person nobody in the cast knows. */
async function aboutStranger({ world }: Scene) {
  const { id } = await world.person();
  return { userId: id, sanctionId: await sanctioned(world, id) };
}

async function hiddenPost({ world }: Scene) {
  const { id: userId } = await world.person();
  const { id } = await world.db
    .insertInto('posts')
    .values({
      author_id: userId,
      content: 'Not so kind',
      approval_status: 'approved',
      is_hidden: true,
      hidden_at: world.clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return sanctioned(world, userId, { kind: 'hidden', content: { type: 'post', id } });
}

export const sanctionMatrix: CasesOf<'decisions' | 'sanctions'> = {
  'decisions.mine': {},
  'decisions.open': {
    request: async ({ world, cast }) => ({
      params: {
        sanctionId: await sanctioned(world, cast['approved child'].id, { isUnopened: true }),
      },
    }),
    // The child's guardian opens it; for everybody else it does not exist, and for the child not
    // yet.
    allows: (_, part) => part === 'parent',
    refused: 404,
  },
  'decisions.appeal': {
    request: async ({ world, cast, part }) => ({
      params: {
        sanctionId: part === 'visitor' ? NOBODY : await sanctioned(world, cast[part].id),
      },
      body: { words: 'I see it differently' },
    }),
  },
  'sanctions.apply': {
    request: async ({ world }) => ({
      body: {
        personId: (await world.person()).id,
        kind: 'warning',
        reason: 'spam',
        words: `${SANCTION_LABELS.warning}: please stop`,
      },
    }),
  },
  'sanctions.undo': {
    request: async (scene) => ({
      params: { sanctionId: (await aboutStranger(scene)).sanctionId },
      body: { reason: 'A mistake', version: 1 },
    }),
  },
  'sanctions.history': {
    request: async (scene) => ({ params: { userId: (await aboutStranger(scene)).userId } }),
  },
  'sanctions.hidden': {},
  'sanctions.keepHidden': {
    request: async (scene) => ({
      params: { sanctionId: await hiddenPost(scene) },
      body: { words: 'It is still unkind', version: 1 },
    }),
  },
  'sanctions.appeals': {},
  'sanctions.counts': {},
  'sanctions.decideAppeal': {
    request: async (scene) => {
      const { userId, sanctionId } = await aboutStranger(scene);
      const appealId = await appealed(scene.world, sanctionId, userId);
      return {
        params: { appealId },
        body: { outcome: 'upheld', words: 'We looked again', version: 1 },
      };
    },
  },
};

declare module '#testing/matrix/case' {
  interface Covered {
    decisions: typeof sanctionMatrix;
    sanctions: typeof sanctionMatrix;
  }
}
