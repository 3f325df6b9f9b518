import type { Person, World } from '#testing/world';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import { manageEndpoints, teammateEndpoints } from '@ribbon/domain/clubs';
import { SUGGESTIONS_SHOWN, friendEndpoints } from '@ribbon/domain/friends';
import { profileEndpoints } from '@ribbon/domain/profiles';
import { SEARCH_FROM, searchEndpoints } from '@ribbon/domain/search';
import { expect } from 'vitest';
import { SURNAME, type Who, firstName, username } from '../graph.ts';
import type { PeopleModel } from './people.model.ts';
import type { Settled } from '../settle.ts';

/** Search words: nothing, a first name, a surname, a username, and one whole person. */
const wordsOf = (nth: number) => [
  '',
  firstName(nth).slice(0, -1),
  SURNAME.toLowerCase(),
  username(nth).slice(0, -1),
  `${firstName(nth)} van ${SURNAME}`,
];

/** Holds what each viewer finds by words against the model. */
export function peopleCheck(world: World, { graph, people, clubs }: Settled, model: PeopleModel) {
  const numbers = new Map(people.map(({ id }, nth) => [id, nth]));
  const numbersOf = (ids: readonly UserId[]) =>
    ids.map((id) => numbers.get(id)).toSorted((one, other) => Number(one) - Number(other));

  async function inClub(viewer: number, who: Person, search: string, club: number): Promise<void> {
    const clubId = clubs[club] as ClubId;
    const asked = { params: { clubId }, query: { search, role: '' as const } };
    const mates = model.teammates(viewer, club, search);
    const members = model.members(viewer, club, search);
    if (mates !== undefined) {
      const page = await world.call(who, teammateEndpoints.list, asked);
      expect(numbersOf(page.people.map(({ id }) => id))).toEqual(mates);
    }
    if (members !== undefined) {
      const page = await world.call(who, manageEndpoints.members, asked);
      expect(page.members.map((member) => member.username).toSorted()).toEqual(
        members.map(username),
      );
    }
    // An endpoint that is closed is closed to every word.
    if (search !== '') return;
    const statusOf = async (
      endpoint: typeof teammateEndpoints.list | typeof manageEndpoints.members,
    ) => (await world.send(who, endpoint, asked)).statusCode;
    expect(await statusOf(teammateEndpoints.list)).toBe(mates === undefined ? 404 : 200);
    expect(await statusOf(manageEndpoints.members)).toBe(members === undefined ? 404 : 200);
  }

  /** The search from anywhere finds only people on one of the two lists. */
  async function fromAnywhere(viewer: number, who: Person, search: string): Promise<void> {
    if (search.length < SEARCH_FROM) return;
    const { found } = await world.call(who, searchEndpoints.find, { query: { text: search } });
    const names = found.flatMap(({ kind, id }) => (kind === 'person' ? [id as UserId] : []));
    const known = [...model.directory(viewer, search), ...model.friends(viewer, search)];
    expect(known).toEqual(expect.arrayContaining(numbersOf(names)));
  }

  return {
    async find(viewer: Who, who: Person | undefined): Promise<void> {
      for (const search of wordsOf((viewer ?? 0) + 1)) {
        const query = { search, country: '' as const, specialty: '', sort: 'name' as const };
        const { people: listed } = await world.call(who, profileEndpoints.directory, { query });
        expect(numbersOf(listed.map(({ id }) => id))).toEqual(model.directory(viewer, search));
        if (viewer === undefined || who === undefined) continue;
        const { people: friends } = await world.call(who, friendEndpoints.list, {
          query: { search },
        });
        expect(numbersOf(friends.map(({ person }) => person.id))).toEqual(
          model.friends(viewer, search),
        );
        await fromAnywhere(viewer, who, search);
        for (const club of clubs.keys()) await inClub(viewer, who, search, club);
      }
    },

    async figures(viewer: Who, who: Person | undefined): Promise<void> {
      const { athletes, coaches, featured } = await world.call(who, profileEndpoints.overview);
      const listed = model.directory(viewer, '');
      expect(athletes + coaches).toBe(listed.length);
      expect(listed).toEqual(expect.arrayContaining(numbersOf(featured.map(({ id }) => id))));
    },

    async suggestions(viewer: number, who: Person): Promise<void> {
      const { people: suggested } = await world.call(who, friendEndpoints.suggestions);
      const fitting = model.mayBeSuggested(viewer);
      expect(suggested.length).toBe(Math.min(fitting.length, SUGGESTIONS_SHOWN));
      expect(fitting).toEqual(
        expect.arrayContaining(numbersOf(suggested.map(({ person }) => person.id))),
      );
      expect(graph.people[viewer]?.band === 'under13' && suggested.length > 0).toBe(false);
    },
  };
}
