import { type CasesOf, type Input, NOBODY, type Scene, body, missing } from '#testing/matrix/case';
import { idOf } from '#testing/matrix/people';
import { CLUB_LIFE, clubLife, runsClub } from '#testing/matrix/club';
import { calendarPolicy } from '@ribbon/domain/calendar';
import { eventDetails } from '#testing/club';
import type { Part } from '#testing/cast';
import type { Member } from '@ribbon/domain/accounts';

const seesClub = (_: Member, part: Part) => CLUB_LIFE[part] !== undefined;
const unlessItRunsTheClub = (part: Part) => (CLUB_LIFE[part] === undefined ? 404 : 403);
const nextWeek = ({ world }: Scene) => eventDetails({ in: world.clock(), days: 7 });
const onEvent =
  (send?: (scene: Scene) => Input) =>
  async (scene: Scene): Promise<Input> => ({
    params: { eventId: await clubLife(scene) },
    ...(send && { body: send(scene) }),
  });

export const calendarMatrix: CasesOf<'calendar'> = {
  'calendar.calendars': {},
  'calendar.list': {
    request: async (scene) => {
      await clubLife(scene);
      return { query: { clubId: scene.cast.clubId } };
    },
    allows: seesClub,
    refused: 404,
  },
  'calendar.month': {
    request: async (scene) => {
      await clubLife(scene);
      return { query: { clubId: scene.cast.clubId, month: '2026-11' } };
    },
    allows: seesClub,
    refused: 404,
  },
  'calendar.read': { request: onEvent(), allows: seesClub, refused: 404 },
  'calendar.download': { request: onEvent(), allows: seesClub, refused: 404 },
  'calendar.create': {
    request: async (scene) => {
      await clubLife(scene);
      return {
        params: { clubId: scene.cast.clubId },
        body: { ...nextWeek(scene), repeatUntil: null },
      };
    },
    allows: runsClub,
    refused: unlessItRunsTheClub,
  },
  'calendar.change': {
    request: onEvent((scene) => ({ ...nextWeek(scene), version: 1, scope: 'this' })),
    allows: runsClub,
    refused: unlessItRunsTheClub,
  },
  'calendar.cancel': {
    request: onEvent(() => ({ version: 1, scope: 'this' })),
    allows: runsClub,
    refused: unlessItRunsTheClub,
  },
  'calendar.register': { request: onEvent(), allows: runsClub, refused: unlessItRunsTheClub },
  'calendar.mark': {
    request: async (scene) => {
      const eventId = await clubLife(scene, { hasBegun: true });
      return { params: { eventId, userId: scene.cast.adult.id }, body: { attended: true } };
    },
    allows: runsClub,
    refused: unlessItRunsTheClub,
  },
  'calendar.answer': {
    request: async (scene) => ({
      params: { eventId: await clubLife(scene), userId: idOf(scene) },
      body: { going: true },
    }),
    // The parent sees the event for the child's sake, and has no place in it.
    allows: (_, part) => CLUB_LIFE[part] !== undefined && part !== 'parent',
    refused: (part) => (part === 'parent' ? 403 : 404),
  },
  'calendar.feeds': {},
  'calendar.openFeed': {
    request: body({ clubId: null }),
    allows: calendarPolicy.subscribe,
  },
  'calendar.closeFeed': missing({ feedId: NOBODY }),
  'calendar.readFeed': { request: () => ({ params: { token: 'none' } }), answers: 404 },
};

declare module '#testing/matrix/case' {
  interface Covered {
    calendar: typeof calendarMatrix;
  }
}
