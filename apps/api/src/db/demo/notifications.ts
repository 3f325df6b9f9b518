import type { Insertable } from 'kysely';
import type { DB } from '../schema.generated.ts';
import type { DemoComment } from './posts/comments.ts';
import type { Guardianship } from './people/families.ts';
import type { friendshipRows } from './people/friendships.ts';
import { AWAKE_DAY, ago, later } from './moments.ts';
import type { Published, likeRows, waitingPosts } from './posts/posts.ts';
import { demoId } from './random.ts';

/** What is older was read. */
const UNREAD_DAYS = 6;
const TOLD_DAYS = 60;

interface Happened {
  readonly friendships: ReturnType<typeof friendshipRows>;
  readonly posts: readonly Published[];
  readonly likes: ReturnType<typeof likeRows>;
  readonly comments: readonly DemoComment[];
  readonly waiting: ReturnType<typeof waitingPosts>;
  readonly links: readonly Guardianship[];
}

interface Telling {
  readonly to: string;
  readonly type:
    | 'friend_request'
    | 'friend_accepted'
    | 'post_like'
    | 'post_comment'
    | 'family_decision_needed';
  readonly data: object;
  readonly by: readonly string[];
  readonly at: Date;
  /** One notification for each of these. */
  readonly key: string;
}

/** What people were told of all that, as the product itself would have told them. */
export function notificationRows(happened: Happened, now: Date) {
  const tellings = [
    ...ofFriends(happened),
    ...ofLikes(happened),
    ...ofComments(happened),
    ...ofDecisions(happened),
  ].filter(({ at }) => at > ago(now, TOLD_DAYS));
  const notifications = tellings.map(
    ({ to, type, data, at, key }): Insertable<DB['notifications']> & { id: string } => ({
      id: demoId('notification', `${to} ${key}`),
      user_id: to,
      type,
      action_data: JSON.stringify(data),
      by_people: true,
      dedupe_key: key,
      created_at: at,
      read_at: at < ago(now, UNREAD_DAYS) ? later(at, AWAKE_DAY, { age: 'young' }) : null,
    }),
  );
  const actors = tellings.flatMap(({ to, key, by, at }): Insertable<DB['notification_actors']>[] =>
    by.map((actor_id) => ({
      notification_id: demoId('notification', `${to} ${key}`),
      actor_id,
      created_at: at,
    })),
  );
  return { notifications, actors };
}

/** A child hears of a request once its guardian has said yes. */
const ofFriends = ({ friendships }: Happened): Telling[] =>
  friendships
    .filter(({ addressee_guardian }) => addressee_guardian !== 'waiting')
    .map((row) => {
      const { id, requester_id, addressee_id, created_at } = row;
      return row.status === 'pending'
        ? {
            to: addressee_id,
            type: 'friend_request',
            data: {},
            by: [requester_id],
            at: created_at,
            key: `demo request ${id}`,
          }
        : {
            to: requester_id,
            type: 'friend_accepted',
            data: {},
            by: [addressee_id],
            at: new Date(row.responded_at ?? created_at),
            key: `demo accepted ${id}`,
          };
    });

const ofLikes = ({ posts, likes }: Happened): Telling[] =>
  posts.flatMap(({ row: { id, author_id } }) => {
    const others = likes.filter(({ post_id, user_id }) => post_id === id && user_id !== author_id);
    if (others.length === 0) return [];
    const key = `post_like:${id}`;
    const by = others.map(({ user_id }) => user_id);
    const at = new Date(Math.max(...others.map(({ created_at }) => created_at.getTime())));
    return [
      {
        to: author_id,
        type: 'post_like',
        data: { postId: id },
        by,
        at,
        key,
      },
    ];
  });

function ofComments({ posts, comments }: Happened): Telling[] {
  const authors = new Map(posts.map(({ row }) => [row.id, row.author_id]));
  const byOthers = comments.filter(({ post_id, author_id }) => authors.get(post_id) !== author_id);
  return byOthers.map(({ id, post_id, author_id, created_at }) => ({
    to: authors.get(post_id) ?? '',
    type: 'post_comment',
    data: { postId: post_id, commentId: id },
    by: [author_id],
    at: created_at,
    key: `demo comment ${id}`,
  }));
}

/** What the guardians of a child have to answer. */
const ofDecisions = ({ friendships, waiting, links }: Happened): Telling[] =>
  [
    ...waiting.map(({ id, author_id, created_at: at }) => ({
      id,
      childId: author_id,
      kind: 'post',
      at,
    })),
    ...friendships
      .filter(({ addressee_guardian }) => addressee_guardian === 'waiting')
      .map(({ id, addressee_id, created_at: at }) => ({
        id,
        childId: addressee_id,
        kind: 'friend_request',
        at,
      })),
  ].flatMap(({ id, childId, kind, at }) =>
    links
      .filter(({ child, role }) => child.id === childId && role !== 'view_only')
      .map(({ guardian }) => ({
        to: guardian.id,
        type: 'family_decision_needed',
        data: { kind, itemId: demoId('inbox', id) },
        by: [childId],
        at,
        key: `demo decision ${id}`,
      })),
  );
