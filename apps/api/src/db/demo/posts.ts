import type { Insertable } from 'kysely';
import type { DB } from '../schema.generated.ts';
import { type DemoPerson, isTeam } from './people.ts';
import { daysFrom, demoId, dice } from './random.ts';

const WORDS = [
  ['My mill circles with the clubs worked three times in a row today!', 0.2],
  ['We have new music for our group routine and it is so good.', 3],
] as const;

const GROWN_UP = [
  'Competition season starts, and the carpet is finally down in our hall.',
  'Three hours of ribbon today. The arm is tired, the spirals are clean.',
  'Does anybody have a good warm-up for stiff shoulders on cold mornings?',
  'My first clubs routine since my break, and nothing was dropped!',
  'Small reminder to myself: breathe before the risk, not after.',
  'We watched the routines of last year together and laughed a lot.',
];
const YOUNG = [
  'I caught the hoop behind my back for the first time!',
  'New music for my ball routine. I love it.',
  'Our group danced the whole routine without a stop today.',
  'My split leap is higher than last month. Practice helps!',
];
const CLUB = [
  'Our summer display is on Sunday at three. Friends and families are welcome.',
  'Two places are free in the beginner squad on Mondays.',
  'Well done to everybody who danced in Leeds. We are proud of you.',
];
const POSTS = 70;
const DAYS = 40;

type Post = Insertable<DB['posts']> & { id: string; created_at: Date };

/** What the child who signs in has written and nobody has answered yet. */
export const waitingPosts = (people: readonly DemoPerson[], now: Date): Post[] =>
  people
    .filter(({ part, signsIn }) => part === 'child' && signsIn)
    .flatMap((child) =>
      WORDS.map(([content, days]) => ({
        id: demoId('waiting post', days),
        author_id: child.id,
        content,
        visibility: 'friends' as const,
        approval_status: 'waiting_guardian' as const,
        created_at: daysFrom(now, -days),
        updated_at: daysFrom(now, -days),
      })),
    );

export const waitingPostItems = (
  posts: readonly Post[],
): Insertable<DB['guardian_inbox_items']>[] =>
  posts.map((post) => ({
    id: demoId('inbox', post.id),
    child_id: post.author_id,
    post_id: post.id,
    created_at: post.created_at,
  }));

/** What people and clubs have published: adults for everybody, the young for their friends. */
export function publishedPosts(people: readonly DemoPerson[], now: Date): Post[] {
  const roll = dice('posts');
  const writers = people.filter((person) => person.part !== 'waiting' && !isTeam(person));
  const known = writers.filter(({ signsIn }) => signsIn);
  const others = roll.sample(
    writers.filter(({ signsIn }) => !signsIn),
    POSTS - known.length,
  );
  return roll.sample([...known, ...others], POSTS).map((person, nth) => {
    const isAdult = person.age >= 18;
    const isClub = person.part === 'clubAdmin' && person.club !== undefined;
    const at = daysFrom(now, (-(nth + roll.whole(1, 9) / 10) * DAYS) / POSTS);
    const words = isAdult ? GROWN_UP : YOUNG;
    return {
      id: demoId('post', person.index),
      author_id: person.id,
      content: roll.pick(isClub ? CLUB : words),
      visibility:
        isAdult && (isClub || roll.chance(0.6)) ? ('public' as const) : ('friends' as const),
      is_club_post: isClub,
      club_id: isClub ? (person.club?.id ?? null) : null,
      approval_status: 'approved' as const,
      created_at: at,
      updated_at: at,
    };
  });
}

/** Adults like what is for everybody. */
export function likeRows(
  posts: readonly Post[],
  people: readonly DemoPerson[],
  now: Date,
): Insertable<DB['likes']>[] {
  const roll = dice('likes');
  const grown = people.filter((person) => person.age >= 18 && !isTeam(person));
  return posts
    .filter(({ visibility }) => visibility === 'public')
    .flatMap((post) =>
      roll
        .sample(grown, roll.whole(0, 12))
        .map(({ id }) => ({ user_id: id, post_id: post.id, created_at: now })),
    );
}
