import type { WordsFromBefore } from '#platform/content/content';
import type { PostId } from '@ribbon/domain/posts';
import { beforeStore } from './posts.unread.store.ts';
import type { PostWriting } from './posts.draft.service.ts';

/** Posts from before their words were read for children. */
export const postsFromBefore = ({ writing }: { writing: PostWriting }): WordsFromBefore => ({
  unread: beforeStore.unread,

  async settle(tx, id, readerAge) {
    const post = await beforeStore.settle(tx, id as PostId, readerAge);
    if (post) await writing.hold(tx, post, readerAge);
  },

  async open(tx, authorId, limit) {
    for (const { readerAge, ...post } of await beforeStore.unseen(tx, authorId, limit)) {
      await writing.hold(tx, post, readerAge);
    }
  },
});
