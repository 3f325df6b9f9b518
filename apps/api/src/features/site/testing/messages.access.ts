import { type CasesOf, NOBODY, type Scene } from '#testing/matrix/case';

/** A message that nobody has answered yet. */
async function message({ world }: Scene) {
  const { id } = await world.db
    .insertInto('contact_messages')
    .values({ name: 'Nadia', email: 'who@people.ribbon.test', topic: 'support', message: 'Hello' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { messageId: id };
}

export const messageMatrix: CasesOf<'messages'> = {
  'messages.figures': {},
  'messages.list': { request: () => ({ query: {} }) },
  'messages.read': {
    request: () => ({ params: { messageId: NOBODY } }),
    allows: () => false,
    refused: 404,
  },
  'messages.answer': {
    request: async (scene) => ({
      params: await message(scene),
      body: { version: 1, answer: 'Thank you.' },
    }),
  },
  'messages.change': {
    request: async (scene) => ({ params: await message(scene), body: { version: 1, done: true } }),
  },
};

declare module '#testing/matrix/case' {
  interface Covered {
    messages: typeof messageMatrix;
  }
}
