import type { Insertable } from 'kysely';
import type { DB } from '../schema.generated.ts';
import type { friendshipRows } from './friendships.ts';
import { type DemoPerson, isTeam } from './people.ts';
import type { publishedPosts } from './posts.ts';
import { demoId, type Dice, dice } from './random.ts';

const GROWN_UP = [
  'That is lovely to read. Well done!',
  'We do ten minutes with bands first, it helps a lot.',
  'Which music do you dance to this year?',
  'I know that feeling. Keep going!',
  'See you on the carpet.',
  'This made my day, thank you.',
];
const YOUNG = ['So cool! Well done!', 'Can you show me at training?', 'Your routine is so pretty.'];
const MOST = 4;

type Post = ReturnType<typeof publishedPosts>[number];
type Friendship = ReturnType<typeof friendshipRows>[number];
export type DemoComment = Insertable<DB['comments']> & { id: string; created_at: Date };

/** What people say below posts: adults below those for everybody, friends below those for friends. */
export function commentRows(
  posts: readonly Post[],
  friendships: readonly Friendship[],
  people: readonly DemoPerson[],
  now: Date,
): DemoComment[] {
  const roll = dice('comments');
  const known = new Map(people.map((person) => [person.id, person]));
  const grown = people.filter((person) => person.age >= 18 && !isTeam(person));
  return posts.flatMap((post) => {
    const isOpen = post.visibility === 'public';
    const readers = isOpen ? grown : friendsOf(post.author_id, friendships, known);
    return roll
      .sample(
        readers.filter(({ id }) => id !== post.author_id),
        roll.whole(0, MOST),
      )
      .map((person) => ({
        id: demoId('comment', `${post.id} ${person.index}`),
        post_id: post.id,
        author_id: person.id,
        content: roll.pick(person.age < 18 ? YOUNG : GROWN_UP),
        approval_status: 'approved' as const,
        created_at: between(post.created_at, now, roll),
      }));
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

const between = (from: Date, to: Date, roll: Dice): Date =>
  new Date(from.getTime() + ((to.getTime() - from.getTime()) * roll.whole(5, 60)) / 100);
