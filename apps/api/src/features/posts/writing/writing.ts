import type { DB } from '#db/schema.generated';
import type { MediaLibrary } from '#features/media';
import type { Moderation } from '#features/moderation';
import type { SignedIn } from '#platform/session/session';
import type { AgeBand } from '@ribbon/domain/accounts';
import { POST_VIDEOS, mediaFaults } from '@ribbon/domain/media';
import { moderationFaults } from '@ribbon/domain/moderation';
import { type NewPost, type PostId, postFaults } from '@ribbon/domain/posts';
import type { Kysely } from 'kysely';
import { postStore } from '../posts.store.ts';

interface Needs {
  moderation: Moderation;
  media: MediaLibrary;
}

export type PostWriting = ReturnType<typeof postWriting>;

/** What every post goes through, whoever it is by. */
export const postWriting = ({ moderation, media }: Needs) => ({
  /**
   * Every word is read before it is saved, also those about a picture. Of an adult's words that reach
   * minors nothing can wait for a person here, so what would have to is not taken.
   */
  async read(actor: SignedIn, post: NewPost, toAgeBand?: AgeBand): Promise<void> {
    const texts = [
      ['content', post.content],
      ['location', post.location],
      ...post.media.map(({ alt }, index) => [`media.${index}.alt`, alt] as const),
    ] as const;
    const audience = post.visibility;
    for (const [field, text] of texts) {
      if (text === '') continue;
      const draft = {
        kind: 'post',
        field,
        text,
        audience,
        ...(toAgeBand && { toAgeBand }),
      } as const;
      if ((await moderation.approve(actor, draft)).isForAPerson) {
        const { message } = moderationFaults.notToMinors;
        throw moderationFaults.notToMinors({ issues: [{ path: field, message }] });
      }
    }
  },

  /** Makes these the pictures of the post. Says whether somebody has to look at one first. */
  async show(
    tx: Kysely<DB>,
    actor: SignedIn,
    postId: PostId,
    files: NewPost['media'],
  ): Promise<boolean> {
    const ids = files.map((file) => file.id);
    await media.replace(tx, actor, { kind: 'post', id: postId }, ids);
    const described = [...(await media.describe(tx, ids)).values()];
    // One that a moderator has said no to does not come back with an edit.
    if (described.length < ids.length) throw mediaFaults.notYours();
    const videos = described.filter(({ kind }) => kind === 'video').length;
    if (videos > 0 && (videos > POST_VIDEOS || files.length > videos)) {
      throw postFaults.picturesOrVideo();
    }
    await postStore.replaceMedia(tx, postId, files);
    return described.some(({ status }) => status === 'held');
  },
});
