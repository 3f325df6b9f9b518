import { type CasesOf, NOBODY, type Scene, body } from '#testing/matrix/case';
import { report } from '#testing/decisions/reports';
import { usernameOf } from '#testing/matrix/people';
import { coachsReview } from '#testing/matrix/contents';

/** A review of the coach that somebody has reported. */
const spam = async (scene: Scene) =>
  report(scene.world, await scene.world.person(), {
    contentType: 'club_review',
    contentId: (await coachsReview(scene, 'approved')).id,
  });
const ofTicket = (reply?: object) => async (scene: Scene) => ({
  params: { ticketId: await spam(scene) },
  ...(reply && { body: reply }),
});

export const reportMatrix: CasesOf<'reports' | 'tickets'> = {
  'reports.file': {
    request: async (scene) => ({
      body: {
        contentType: 'club_review',
        contentId: (await coachsReview(scene, 'approved')).id,
        reason: 'spam',
        description: 'It is an advertisement',
        childAtRiskNow: false,
      },
    }),
    // Nobody reports their own.
    allows: (_, part) => part !== 'coach',
    refused: 422,
  },
  'reports.filePerson': {
    request: async (scene) => ({
      body: {
        username: await usernameOf(scene, (await scene.world.person()).id),
        reason: 'harassment',
        description: 'They do not stop writing to me',
        childAtRiskNow: false,
      },
    }),
  },
  'reports.fileOpenly': {
    request: body({
      about: 'https://ribbon.test/gymnast/nobody',
      reason: 'other',
      description: 'Somebody pretends to be a coach',
      childAtRiskNow: false,
    }),
  },
  'reports.mine': {},
  'reports.openings': {
    request: ({ cast }) => ({ params: { childId: cast['approved child'].id } }),
    allows: (_, part) => part === 'parent',
    refused: 404,
  },

  'tickets.list': { request: () => ({ query: {} }) },
  'tickets.counts': {},
  'tickets.reasons': {},
  'tickets.read': { request: ofTicket() },
  'tickets.media': {
    request: async (scene) => ({
      params: { ticketId: await spam(scene), mediaId: NOBODY, variant: 'small' },
    }),
    answers: 404,
  },
  'tickets.open': { request: ofTicket({ reason: 'To understand what was said' }) },
  'tickets.take': { request: ofTicket({ version: 1 }) },
  'tickets.handBack': { request: ofTicket({ version: 1 }) },
  'tickets.note': { request: ofTicket({ note: 'Seen before' }) },
  'tickets.decide': {
    request: ofTicket({ decision: 'dismissed', version: 1 }),
  },
};

declare module '#testing/matrix/case' {
  interface Covered {
    reports: typeof reportMatrix;
    tickets: typeof reportMatrix;
  }
}
