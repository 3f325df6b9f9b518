import { clubWithAdmin, enrol } from '#testing/club';
import type { Person } from '#testing/world';
import { type ClubId, type UserId, type UserType, shortName } from '@ribbon/domain/accounts';
import type { Teammate } from '@ribbon/domain/clubs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { figures, list, openWorld, profile, world, YEAR } from './teammates.fixture.ts';

openWorld();

/** A person of the model: everything that decides who sees them. */
interface Soul {
  age: number;
  userType: UserType;
  place: 'member' | 'coach' | 'confirmed coach' | 'admin' | 'waiting' | 'left' | 'none';
  account: 'active' | 'paused';
  /** Under 13, without a verified guardian. */
  isPrivate: boolean;
}

const souls = fc.array(
  fc.record<Soul>({
    age: fc.constantFrom(9, 12, 14, 16, 17, 19, 40),
    userType: fc.constantFrom('gymnast', 'parent', 'coach', 'club_admin'),
    place: fc.constantFrom(
      'member',
      'coach',
      'confirmed coach',
      'admin',
      'waiting',
      'left',
      'none',
    ),
    account: fc.constantFrom('active', 'active', 'active', 'paused'),
    isPrivate: fc.boolean(),
  }),
  { minLength: 3, maxLength: 6 },
);

const pairs = fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 4 });

const isIn = ({ place }: Soul) => !['waiting', 'left', 'none'].includes(place);

const isGrown = ({ age }: Soul) => age >= 18;

const startsInPrivate = ({ age, isPrivate }: Soul) => age < 13 && isPrivate;
const hasOffice = ({ place }: Soul) => place === 'admin' || place === 'confirmed coach';

/** A child with an adult's record has none of its rights. */
const isStaff = (soul: Soul) =>
  isGrown(soul) && (soul.place === 'admin' || soul.place === 'confirmed coach');

/** What one soul sees of another, as plainly as the rules say it. */
function model(
  viewer: Soul,
  other: Soul,
  { blocked, self, ownChild }: { blocked: boolean; self: boolean; ownChild: boolean },
): 'nothing' | 'whole' | 'short' | 'hint' {
  if (!isIn(viewer) || !isIn(other) || other.account !== 'active' || blocked) return 'nothing';
  if (!self && !ownChild && !isStaff(viewer)) {
    if (startsInPrivate(other) || (startsInPrivate(viewer) && !hasOffice(other))) return 'nothing';
  }
  if (self || ownChild || isGrown(other) || isStaff(viewer)) return 'whole';
  return isGrown(viewer) ? 'hint' : 'short';
}

it('whoever they are, nobody sees more of a teammate than the rules say', async () => {
  await fc.assert(
    fc.asyncProperty(souls, pairs, pairs, async (cast, blocks, families) => {
      const { clubId } = await clubWithAdmin(world);
      const people: Person[] = [];
      for (const soul of cast) people.push(await embody(clubId, soul));
      const at = (index: number) => index % cast.length;
      const blocked = new Set<string>();
      for (const [a, b] of blocks.map(([x, y]) => [at(x), at(y)] as const)) {
        if (a === b) continue;
        blocked.add(`${a}.${b}`).add(`${b}.${a}`);
        await world.db
          .insertInto('blocks')
          .values({ blocker_id: idOf(people, a), blocked_id: idOf(people, b) })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      const children = new Set<string>();
      for (const [a, b] of families.map(([x, y]) => [at(x), at(y)] as const)) {
        const [parent, child] = [cast[a], cast[b]];
        const isFamily = parent && child && isGrown(parent) && child.age < 13;
        if (!isFamily || [...children].some((pair) => pair.endsWith(`.${b}`))) continue;
        children.add(`${a}.${b}`);
        // No block outlives the link of a guardian to a child (rule 25).
        blocked.delete(`${a}.${b}`);
        blocked.delete(`${b}.${a}`);
        await world.db
          .insertInto('parental_relationships')
          .values({
            parent_id: idOf(people, a),
            child_id: idOf(people, b),
            role: 'primary',
          })
          .execute();
      }
      for (const [v, viewer] of cast.entries()) {
        const sqlViewer = people[v];
        // A paused account does not get as far as the club.
        if (sqlViewer === undefined || viewer.account !== 'active') continue;
        const shown = isIn(viewer) ? await list(sqlViewer, clubId) : [];
        const { total } = isIn(viewer) ? await figures(sqlViewer, clubId) : { total: 0 };
        for (const [o, other] of cast.entries()) {
          const got = shown.find(({ id }) => id === idOf(people, o));
          const pair = `${v}.${o}`;
          const facts = {
            blocked: blocked.has(pair),
            self: v === o,
            ownChild: children.has(pair),
          };
          expect(sightOf(got, o)).toBe(model(viewer, other, facts));
          const surname =
            shown.length > 0 ? await list(sqlViewer, clubId, { search: nameOf(o).last }) : [];
          expect(surname.some(({ id }) => id === idOf(people, o))).toBe(
            model(viewer, other, facts) === 'whole',
          );
        }
        expect(total).toBe(shown.length);
      }
    }),
    { numRuns: 12 },
  );
}, 120_000);

const idOf = (people: readonly Person[], index: number): UserId =>
  people[index]?.id ?? ('' as UserId);

const FAMILY_NAMES = ['Aldana', 'Bohdan', 'Castro', 'Dimitrova', 'Evans', 'Fujita'];

const nameOf = (index: number) => ({
  first: `Soul${index}`,
  last: FAMILY_NAMES[index] ?? 'Nobody',
});

/** How much is there to see, from what was sent. */
function sightOf(got: Teammate | undefined, index: number) {
  if (got === undefined) return 'nothing';
  const { first, last } = nameOf(index);
  if (got.name === `${first} ${last}`) return got.username === null ? 'wrong' : 'whole';
  if (got.name !== shortName(`${first} ${last}`)) return 'wrong';
  const hidden = [got.username, got.country, got.joinedAt, got.achievements];
  if (hidden.every((value) => value === null) && got.specialties.length === 0) return 'hint';
  return hidden.some((value) => value === null) ? 'wrong' : 'short';
}

async function embody(clubId: ClubId, soul: Soul): Promise<Person> {
  const index = order(clubId);
  const person = await world.person({
    userType: soul.age < 13 ? 'child_gymnast' : soul.userType,
  });
  const { first, last } = nameOf(index);
  await profile(person, {
    full_name: `${first} ${last}`,
    // Before December is over, these are their years.
    birth_month: 12,
    birth_year: YEAR - soul.age - 1,
    specialties: ['Hoop'],
    achievements: ['Gold'],
    ...(soul.account === 'paused' && { status: 'paused', paused_at: world.clock() }),
  });
  await profile(person, { in_community: !startsInPrivate(soul) });
  if (soul.place === 'none') return person;
  const staff = { coach: 'coach', 'confirmed coach': 'coach', admin: 'admin' } as const;
  await enrol(world, clubId, person, {
    membership_type: soul.place in staff ? staff[soul.place as keyof typeof staff] : 'member',
    ...(soul.place === 'confirmed coach' && { coach_confirmed_at: world.clock() }),
    ...(soul.place === 'waiting' && { status: 'waiting_club' as const }),
    ...(soul.place === 'left' && {
      status: 'left' as const,
      left_at: world.clock(),
      left_reason: 'left' as const,
    }),
  });
  const role = { 'confirmed coach': 'coach', admin: 'club_admin' } as const;
  if (soul.place === 'admin' || soul.place === 'confirmed coach') {
    await world.db
      .insertInto('user_roles')
      .values({ user_id: person.id, club_id: clubId, role: role[soul.place] })
      .execute();
  }
  if (soul.place === 'admin') {
    await world.db
      .insertInto('club_admins')
      .values({ club_id: clubId, user_id: person.id })
      .execute();
  }
  return person;
}

const orders = new Map<string, number>();

const order = (clubId: string): number => {
  const next = orders.get(clubId) ?? 0;
  orders.set(clubId, next + 1);
  return next;
};
