import type { PlacedText, ReaderAge } from '#platform/content/content';
import type { DB } from '#db/schema.generated';
import type { MediaLibrary } from '#features/media';
import type { Moderation, ModerationQueue } from '#features/moderation';
import type { Clock } from '#platform/clock';
import type { SignedIn } from '#platform/session/session';
import type { UserId } from '@ribbon/domain/accounts';
import { POST_VIDEOS, mediaFaults } from '@ribbon/domain/media';
import { type NewPost, type PostId, postFaults } from '@ribbon/domain/posts';
import type { Kysely } from 'kysely';
import { postStore } from '../posts.store.ts';
import { POST_TEXTS, type PostTexts } from '../posts.words.sql.ts';
import { visiblePostStore } from '../posts.visible.store.ts';

interface Needs {
  clock: Clock;
  moderation: Moderation;
  queue: ModerationQueue;
  media: MediaLibrary;
}

/** Every text of a post. */
export const wordsOf = (post: PostTexts & Pick<NewPost, 'media'>): PlacedText[] => [
  ...POST_TEXTS.map((field) => [field, post[field]] as const),
  ...post.media.map(({ alt }, index) => [`media.${index}.alt`, alt] as const),
];

export type PostWriting = ReturnType<typeof postWriting>;

/** The steps every post goes through, by any author. */
export const postWriting = ({ clock, moderation, queue, media }: Needs) => ({
  /**
   * Checks every word before it is saved, also the words about a picture, and as words to a child,
   * because a child may read it tomorrow. Returns the age of its readers; null where nobody else
   * reads it.
   */
  async read(actor: SignedIn, post: NewPost): Promise<ReaderAge | null> {
    const texts = wordsOf(post);
    const audience = post.visibility;
    if (audience !== 'private') {
      return moderation.readForReaders(actor, { kind: 'post', audience }, texts);
    }
    for (const [field, text] of texts) {
      if (text !== '') await moderation.approve(actor, { kind: 'post', field, text, audience });
    }
    return null;
  },

  /** Puts words that are held from minors before a person, where a minor could read them. */
  async hold(
    tx: Kysely<DB>,
    post: { id: PostId; authorId: UserId; visibility: NewPost['visibility'] },
    readerAge: ReaderAge | null,
  ): Promise<void> {
    const words = { kind: 'post', id: post.id, authorId: post.authorId } as const;
    if (readerAge === null || readerAge === 0) return queue.withdraw(tx, words);
    if (await visiblePostStore.reachesBelow(tx, post, readerAge, clock())) {
      await queue.hold(tx, words, readerAge);
    }
  },

  /** Makes these the pictures of the post. Returns whether a moderator has to look at one first. */
  async show(
    tx: Kysely<DB>,
    actor: SignedIn,
    postId: PostId,
    files: NewPost['media'],
  ): Promise<boolean> {
    const ids = files.map((file) => file.id);
    await media.replace(tx, actor, { kind: 'post', id: postId }, ids);
    const described = [...(await media.describe(tx, ids)).values()];
    // A picture that a moderator has rejected does not come back with an edit.
    if (described.length < ids.length) throw mediaFaults.notYours();
    const videos = described.filter(({ kind }) => kind === 'video').length;
    if (videos > 0 && (videos > POST_VIDEOS || files.length > videos)) {
      throw postFaults.picturesOrVideo();
    }
    await postStore.replaceMedia(tx, postId, files);
    return described.some(({ status }) => status === 'held');
  },
});
