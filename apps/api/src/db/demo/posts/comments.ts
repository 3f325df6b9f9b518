import type { Insertable } from 'kysely';
import type { DB } from '#db/schema.generated';
import type { friendshipRows } from '../people/friendships.ts';
import { hoursOf, later } from '../moments.ts';
import { type DemoPerson, isTeam } from '../people/people.ts';
import type { Published } from './posts.ts';
import { demoId, dice } from '../random.ts';

type Friendship = ReturnType<typeof friendshipRows>[number];
/** The mark of the author's own words. */
const OWN = '> ';

export type DemoComment = Insertable<DB['comments']> & { id: string; created_at: Date };

/** What people say below posts: adults below those for everybody, friends below those for friends. */
export function commentRows(
  posts: readonly Published[],
  friendships: readonly Friendship[],
  people: readonly DemoPerson[],
  now: Date,
): DemoComment[] {
  const roll = dice('comments');
  const known = new Map(people.map((person) => [person.id, person]));
  const grown = people.filter((person) => person.age >= 18 && !isTeam(person));
  return posts.flatMap(({ row, author, words }) => {
    const isOpen = row.visibility === 'public';
    const readers = (isOpen ? grown : friendsOf(row.author_id, friendships, known)).filter(
      ({ id }) => id !== row.author_id,
    );
    if (readers.length === 0) return [];
    const next = roll.deal(readers);
    let writtenAt = row.created_at;
    return (words.replies ?? []).map((reply, nth): DemoComment => {
      writtenAt = later(writtenAt, roll.whole(4, 190), { now, age: hoursOf(author) });
      const isOwn = reply.startsWith(OWN);
      return {
        id: demoId('comment', `${row.id} ${nth}`),
        post_id: row.id,
        author_id: (isOwn ? author : next()).id,
        content: isOwn ? reply.slice(OWN.length) : reply,
        approval_status: 'approved',
        reader_age: 0,
        created_at: writtenAt,
      };
    });
  });
}

/** Those of the friends who need nobody's yes to write below a post. */
function friendsOf(
  id: string,
  friendships: readonly Friendship[],
  known: ReadonlyMap<string, DemoPerson>,
): DemoPerson[] {
  const author = known.get(id);
  return friendships
    .filter(({ status }) => status === 'accepted')
    .filter((row) => row.requester_id === id || row.addressee_id === id)
    .map((row) => known.get(row.requester_id === id ? row.addressee_id : row.requester_id))
    .filter((friend) => friend !== undefined)
    .filter(({ age, part }) => part !== 'child' && age >= 18 === (author?.age ?? 0) >= 18);
}
