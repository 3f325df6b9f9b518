import type { Club } from '#testing/beside';
import { openCompetition } from '#testing/sport/entries';
import { usernameOf } from '#testing/family';
import { postBy } from '#testing/posts';
import type { Person, World } from '#testing/world';
import type { UserId } from '@ribbon/domain/accounts';
import { calendarEndpoints } from '@ribbon/domain/calendar';
import { entryEndpoints } from '@ribbon/domain/competitions';
import { type GuardianRole, familyEndpoints } from '@ribbon/domain/families';
import { friendEndpoints } from '@ribbon/domain/friends';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { postEndpoints } from '@ribbon/domain/posts';
import { trainingSharingEndpoints } from '@ribbon/domain/training';

export interface Scene {
  club: Club;
  child: { id: UserId };
  other: Person;
}
export type Act = (world: World, who: Person, scene: Scene) => Promise<number>;

export const codeOf = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode;
const of = ({ child }: Pick<Scene, 'child'>) => ({ childId: child.id });
const pauses =
  (paused: boolean): Act =>
  (world, who, scene) =>
    codeOf(world.send(who, familyEndpoints.setPause, { params: of(scene), body: { paused } }));
export const handsOver = (world: World, who: Person, child: { id: UserId }, to: Person) =>
  codeOf(
    world.send(who, familyEndpoints.handOver, {
      params: { childId: child.id, guardianId: to.id },
    }),
  );
export const removes = (world: World, who: Person, child: { id: UserId }, whose: Person) =>
  codeOf(
    world.send(who, familyEndpoints.removeGuardian, {
      params: { childId: child.id, guardianId: whose.id },
    }),
  );
export const erases: Act = async (world, who, scene) =>
  codeOf(
    world.send(who, familyEndpoints.eraseChild, {
      params: of(scene),
      body: { confirmation: await usernameOf(world, scene.child) },
    }),
  );
const goes = (going: boolean): Act => {
  return async (world, who, { club, child }) =>
    codeOf(
      world.send(who, calendarEndpoints.answer, {
        params: { eventId: await club.event(), userId: child.id },
        body: { going },
      }),
    );
};

/** What a guardian gives or takes, whatever the role. */
export const RULED: [string, Act][] = [
  ['opens a paused account again', pauses(false)],
  [
    'downloads everything',
    (world, who, scene) =>
      codeOf(world.send(who, familyEndpoints.downloadChild, { params: of(scene) })),
  ],
  [
    'corrects the details',
    (world, who, scene) =>
      codeOf(
        world.send(who, familyEndpoints.correctChild, {
          params: of(scene),
          body: {
            fullName: 'Mia Larch Testfield',
            birthMonth: 12,
            birthYear: world.clock().getUTCFullYear() - 11,
          },
        }),
      ),
  ],
  [
    'sets the quiet hours',
    (world, who, scene) =>
      codeOf(
        world.send(who, notificationEndpoints.changeChildQuietHours, {
          params: of(scene),
          body: { isEnabled: true, from: '20:00', until: '07:00', timeZone: 'Europe/London' },
        }),
      ),
  ],
  [
    'allows something',
    (world, who, scene) =>
      codeOf(
        world.send(who, familyEndpoints.setPermission, {
          params: { ...of(scene), permission: 'join_clubs' },
          body: { granted: true },
        }),
      ),
  ],
  ['sends the child to an event', goes(true)],
  [
    'shares the training log',
    (world, who, { child, club }) =>
      codeOf(
        world.send(who, trainingSharingEndpoints.share, {
          params: { userId: child.id, clubId: club.id },
        }),
      ),
  ],
  [
    'enters the child in a competition',
    async (world, who, { child }) => {
      const { competitionId, categoryId } = await openCompetition(world.db);
      const body = { categoryId, entries: [{ userId: child.id, clubId: null }] };
      return codeOf(world.send(who, entryEndpoints.enter, { params: { competitionId }, body }));
    },
  ],
  [
    'deletes a post',
    async (world, who, { child }) => {
      const params = { postId: await postBy(world, child, { visibility: 'friends' }) };
      return codeOf(world.send(who, postEndpoints.remove, { params }));
    },
  ],
];
/** The same, of the main guardian alone. */
export const MAIN: [string, Act][] = [
  [
    'invites a guardian',
    (world, who, scene) =>
      codeOf(
        world.send(who, familyEndpoints.inviteGuardian, {
          params: of(scene),
          body: { email: `asked.${scene.child.id}@people.ribbon.test`, role: 'full' },
        }),
      ),
  ],
  ['erases the account', erases],
  [
    'keeps the account that is to be erased',
    (world, who, scene) =>
      codeOf(world.send(who, familyEndpoints.keepChild, { params: of(scene) })),
  ],
  [
    'hands the main role over',
    (world, who, { child, other }) => handsOver(world, who, child, other),
  ],
];
/** A look, a no and a pause. */
export const OPEN: [string, Act][] = [
  [
    'sees the friends',
    (world, who, scene) =>
      codeOf(world.send(who, friendEndpoints.ofChild, { params: of(scene), query: {} })),
  ],
  [
    'sees the posts',
    (world, who, scene) =>
      codeOf(world.send(who, postEndpoints.ofChild, { params: of(scene), query: {} })),
  ],
  [
    'sees the quiet hours',
    (world, who, scene) =>
      codeOf(world.send(who, notificationEndpoints.childQuietHours, { params: of(scene) })),
  ],
  [
    'hides a post',
    async (world, who, { child }) => {
      const params = { postId: await postBy(world, child, { visibility: 'friends' }) };
      return codeOf(world.send(who, postEndpoints.hide, { params }));
    },
  ],
  [
    'takes a permission back',
    (world, who, scene) =>
      codeOf(
        world.send(who, familyEndpoints.setPermission, {
          params: { ...of(scene), permission: 'comment' },
          body: { granted: false },
        }),
      ),
  ],
  ['says no to an event', goes(false)],
  ['pauses the account', pauses(true)],
];
export const isDone = (status: number) => status === 200 || status === 201 || status === 204;
export const rolesOf = async (world: World, guardian: Person) =>
  new Map<UserId, GuardianRole>(
    (await world.call(guardian, familyEndpoints.overview)).children[0]?.guardians.map(
      ({ id, role }) => [id, role],
    ),
  );
