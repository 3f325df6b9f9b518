import type { Part } from '#testing/cast';
import type { Member } from '@ribbon/domain/accounts';
import { type Input, NOBODY, type Scene } from './case.ts';

export const ofClub = ({ cast }: Scene) => ({ params: { clubId: cast.clubId } });

/** Who belongs to the club of the cast, and as what. */
export const CLUB_LIFE: Readonly<Partial<Record<Part, 'member' | 'runs' | 'guardian'>>> = {
  'approved child': 'member',
  fourteen: 'member',
  adult: 'member',
  'confirmed member': 'member',
  parent: 'guardian',
  coach: 'runs',
  'club admin': 'runs',
};
export const runsClub = (_: Member, part: Part) => CLUB_LIFE[part] === 'runs';

/** The club admin of the cast holds a record for the club; everybody else's flags open nothing. */
export const managesClub = {
  allows: (_: Member, part: Part) => part === 'club admin',
  refused: 404,
} as const;

/** A request about that club, and where it is asked for, about a grown-up member or somebody who waits. */
export const inOwnClub =
  (more: Input = {}, status?: 'active' | 'waiting_club') =>
  async (scene: Scene) => ({ ...more, params: await ownClub(scene, status) });

/** The same while the club has a confirmed coach, who takes members in as well. */
export const asStaff =
  (more: Input = {}, status?: 'waiting_club') =>
  async (scene: Scene) => {
    await clubLife(scene);
    return inOwnClub(more, status)(scene);
  };

/** A post that the club admin of the cast wrote in that club's name. */
export async function clubPost({ world, cast }: Scene): Promise<string> {
  const { id } = await world.db
    .insertInto('posts')
    .values({
      author_id: cast['club admin'].id,
      club_id: cast.clubId,
      is_club_post: true,
      visibility: 'public',
      approval_status: 'approved',
      reader_age: 0,
      content: 'Come and see us',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Members, a confirmed coach, an admin, and an event of the club. */
export async function clubLife(scene: Scene, { hasBegun = false } = {}): Promise<string> {
  const { world, cast } = scene;
  for (const part of ['approved child', 'fourteen', 'adult', 'coach'] as const) {
    const isCoach = part === 'coach';
    await world.db
      .insertInto('club_memberships')
      .values({
        user_id: cast[part].id,
        club_id: cast.clubId,
        membership_type: isCoach ? 'coach' : 'member',
        coach_confirmed_at: isCoach ? world.clock() : null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await addAdmin(scene);
  const at = (hours: number) => new Date(world.clock().getTime() + hours * 3_600_000);
  const { id: event_id } = await world.db
    .insertInto('club_events')
    .values({
      club_id: cast.clubId,
      title: 'Training',
      starts_at: at(hasBegun ? -1 : 24),
      ends_at: at(26),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (hasBegun) {
    await world.db
      .insertInto('club_event_rsvps')
      .values({ event_id, user_id: cast.adult.id, status: 'going' })
      .execute();
  }
  return event_id;
}

const addAdmin = ({ world, cast }: Scene) =>
  world.db
    .insertInto('club_admins')
    .values({ club_id: cast.clubId, user_id: cast['club admin'].id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

async function ownClub(scene: Scene, status?: 'active' | 'waiting_club') {
  const { world, cast, part } = scene;
  const { clubId } = cast;
  await addAdmin(scene);
  if (status === undefined || part === 'visitor') return { clubId, membershipId: NOBODY };
  const { id: user_id } = await world.person();
  const { id: membershipId } = await world.db
    .insertInto('club_memberships')
    .values({ user_id, club_id: clubId, status })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { clubId, membershipId };
}
