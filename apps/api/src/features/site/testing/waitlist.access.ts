import { type CasesOf, body } from '#testing/matrix/case';
import { waitingPerson } from '#testing/waitlist';

export const waitlistMatrix: CasesOf<'waitlist'> = {
  'waitlist.figures': {},
  'waitlist.list': { request: () => ({ query: {} }) },
  'waitlist.csv': { request: () => ({ query: {} }) },
  'waitlist.inviteFirst': {
    request: async ({ world }) => {
      await waitingPerson(world);
      return { body: { count: 1, reason: 'There is room' } };
    },
  },
  'waitlist.inviteChosen': {
    request: async ({ world }) => ({
      body: { ids: [(await waitingPerson(world)).id], reason: 'There is room' },
    }),
  },
  'waitlist.inviteAgain': {
    request: async ({ world }) => {
      const { id } = await waitingPerson(world);
      const at = world.clock();
      await world.db
        .updateTable('waitlist_signups')
        .set({ invited_at: at, invitation_expires_at: at, invitations: 1 })
        .where('id', '=', id)
        .execute();
      return { params: { signupId: id }, body: { invitations: 1, reason: 'It has expired' } };
    },
  },
  'waitlist.remove': {
    request: async ({ world }) => ({
      params: { signupId: (await waitingPerson(world)).id },
      body: { reason: 'They asked us to' },
    }),
  },
  'waitlist.openInvitation': { request: body({ token: 'none' }), answers: 410 },
  'waitlist.acceptInvitation': { request: body({ token: 'none' }), answers: 410 },
};

declare module '#testing/matrix/case' {
  interface Covered {
    waitlist: typeof waitlistMatrix;
  }
}
