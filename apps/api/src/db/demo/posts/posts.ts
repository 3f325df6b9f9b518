import { clubTimeOf, instantAt } from '@ribbon/domain/calendar';
import type { Insertable } from 'kysely';
import type { DB } from '#db/schema.generated';
import type { Guardianship } from '../people/families.ts';
import { ago, later, partOfDay } from '../moments.ts';
import { type DemoPerson, isMinor, isTeam, opensUp } from '../people/people.ts';
import { at, daysFrom, demoId, type Dice, dice } from '../random.ts';
import { CLUB_POSTS } from '../words/club-posts.ts';
import type { DemoPost } from '../words/demo-post.ts';
import { OPEN_POSTS } from '../words/open-posts.ts';
import { SQUAD_POSTS } from '../words/squad-posts.ts';
import { YOUNG_POSTS } from '../words/young-posts.ts';

const WORDS = [
  ['My mill circles with the clubs worked three times in a row today!', 0.2],
  ['We have new music for our group routine and it’s so good.', 3],
] as const;

const DAYS = 34;
/** When people who train in the afternoon have time to write. */
const HOURS = [7, 8, 12, 13, 16, 17, 18, 19, 19, 20, 20, 20];
const YOUNG_HOURS = [7, 8, 12, 13, 15, 16, 16, 17, 17, 18, 18, 18];
/** A like comes within hours. */
const LIKED_MINUTES = 900;

type Post = Insertable<DB['posts']> & { id: string; created_at: Date };

/** Posts of the demo child that no guardian has answered yet. */
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
        reader_age: 0,
        created_at: ago(now, days, 'young'),
        updated_at: ago(now, days, 'young'),
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

export const postId = ({ text }: DemoPost): string => demoId('post', text);

export interface Published {
  readonly row: Post;
  readonly author: DemoPerson;
  readonly words: DemoPost;
}

/**
 * The published posts of people and clubs: adults post for everybody, the young for their friends.
 */
export function publishedPosts(people: readonly DemoPerson[], now: Date): Published[] {
  const roll = dice('posts');
  const nextOf = new Map<DemoPost['by'], () => DemoPerson>();
  for (const { by } of POSTS) if (!nextOf.has(by)) nextOf.set(by, authorsOf(by, people, roll));
  return [OPEN_POSTS, YOUNG_POSTS, CLUB_POSTS, SQUAD_POSTS].flatMap((posts) =>
    posts.map((words, nth): Published => {
      const isSquads = posts === SQUAD_POSTS;
      const author = isSquads ? withSignIn(words.by, people) : nextOf.get(words.by)?.();
      if (author === undefined) throw new Error('The demo world has nobody who writes.');
      const hours = isMinor(author) ? YOUNG_HOURS : HOURS;
      const created = atAnHour(daysFrom(now, (-nth * DAYS) / posts.length), now, { roll, hours });
      const isClub = words.by === 'clubAdmin';
      // Some of what adults write is for their friends alone; what moderators look at was for all.
      const isForAll = words.scene ?? words.isHidden ?? words.isReported ?? nth % 4 !== 3;
      const isOpen = isClub || (author.age >= 18 && Boolean(isForAll) && !isSquads);
      const row = {
        id: postId(words),
        author_id: author.id,
        content: words.text,
        visibility: isOpen ? ('public' as const) : ('friends' as const),
        is_club_post: isClub,
        club_id: isClub ? (author.club?.id ?? null) : null,
        approval_status: 'approved' as const,
        reader_age: 0,
        created_at: created,
        updated_at: created,
      };
      return { row, author, words };
    }),
  );
}

/** A post of the child who signs in that the guardian has hidden: the oldest of them. */
export function hiddenByGuardian(published: readonly Published[], links: readonly Guardianship[]) {
  const theirs = published.filter(({ author: { part, signsIn } }) => part === 'child' && signsIn);
  const { row, author } = at(theirs, theirs.length - 1);
  const guardian = links.find(({ child }) => child.id === author.id)?.guardian.id ?? null;
  const hidden_at = daysFrom(row.created_at, 0.5);
  return {
    id: row.id,
    change: { is_hidden: true, hidden_as: 'guardian', hidden_by: guardian, hidden_at } as const,
  };
}

/** Every published post, from all authors. */
export const POSTS = [...OPEN_POSTS, ...YOUNG_POSTS, ...CLUB_POSTS, ...SQUAD_POSTS];

const withSignIn = (by: DemoPost['by'], people: readonly DemoPerson[]) =>
  people.find(({ part, signsIn }) => part === by && signsIn);

/**
 * Starts with the person who signs in; then every other author is from the same club, so that they
 * see each other.
 */
function authorsOf(by: DemoPost['by'], people: readonly DemoPerson[], roll: Dice) {
  // Adults post for everybody, and adults who do so have a profile that everybody may open.
  const [known, ...others] = people.filter(
    (person) => person.part === by && (isMinor(person) || opensUp(person)),
  );
  const mates = others.filter(({ club }) => club !== undefined && club.id === known?.club?.id);
  const strangers = others.filter((person) => !mates.includes(person));
  const nextMate = roll.deal(mates.length > 0 ? mates : others);
  const nextStranger = roll.deal(strangers);
  let written = 0;
  return (): DemoPerson => {
    const nth = written++;
    if (known?.signsIn && nth % 6 === 0) return known;
    return nth % 2 === 0 ? nextMate() : nextStranger();
  };
}

function atAnHour(
  day: Date,
  now: Date,
  { roll, hours }: { roll: Dice; hours: readonly number[] },
): Date {
  const time = `${String(roll.pick(hours)).padStart(2, '0')}:${String(roll.whole(0, 59)).padStart(2, '0')}`;
  const moment = instantAt(clubTimeOf(day).day, time);
  return moment < now ? moment : daysFrom(moment, -1);
}

/** Adults like what is for everybody. */
export function likeRows(
  posts: readonly Published[],
  people: readonly DemoPerson[],
  now: Date,
): (Insertable<DB['likes']> & { created_at: Date })[] {
  const roll = dice('likes');
  const grown = people.filter((person) => person.age >= 18 && !isTeam(person));
  return posts
    .filter(({ row }) => row.visibility === 'public')
    .flatMap(({ row, words }) =>
      roll
        .sample(grown, roll.whole(words.scene === undefined ? 1 : 6, words.replies ? 24 : 9))
        .map(({ id }) => {
          const minutes = LIKED_MINUTES * partOfDay(`${id} likes ${row.id}`);
          return {
            user_id: id,
            post_id: row.id,
            created_at: later(row.created_at, minutes, { now }),
          };
        }),
    );
}
