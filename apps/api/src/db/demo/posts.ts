import type { Insertable } from 'kysely';
import type { DB } from '../schema.generated.ts';
import type { DemoPerson } from './people.ts';
import { daysFrom, demoId } from './random.ts';

const WORDS = [
  ['My mill circles with the clubs worked three times in a row today!', 0.2],
  ['We have new music for our group routine and it is so good.', 3],
] as const;

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
