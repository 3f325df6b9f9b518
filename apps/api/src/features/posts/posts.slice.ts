import type { GuardianGate } from '#features/families';
import type { MediaLibrary } from '#features/media';
import type { Moderation, ModerationQueue } from '#features/moderation';
import type { Platform } from '#platform/slice';
import { postEndpoints } from '@ribbon/domain/posts';
import { postData } from './posts.own-data.ts';
import { postAnnouncements } from './posts.announcements.ts';
import { clubPostRoutes } from './club/club.routes.ts';
import { type Clubs, clubPostService } from './club/club.service.ts';
import { likeService } from './likes/likes.service.ts';
import { postMediaReader } from './posts.media.ts';
import { postReading } from './reading/reading.service.ts';
import { postNotices } from './posts.notices.ts';
import { postRoutes } from './posts.routes.ts';
import { postService } from './writing/writing.service.ts';
import { type HiddenPosts, postHiding } from './writing/hiding.ts';
import { postKeeping } from './writing/keeping.ts';
import { postsFromBefore } from './writing/before.ts';
import { postHolder } from './writing/holding.ts';
import { tagRoutes } from './tags/tags.routes.ts';
import { tagService } from './tags/tags.service.ts';
import { postSettling } from './writing/settling.ts';
import { postSurroundings } from './posts.surroundings.ts';
import { postSubjects } from './posts.subjects.ts';
import { postWriting } from './writing/writing.ts';

interface Needs extends Platform {
  guardians: GuardianGate;
  moderation: Moderation;
  queue: ModerationQueue;
  media: MediaLibrary;
  clubs: Clubs;
  hidden: HiddenPosts;
}

/** The feed, writing and likes. */
export function createPosts(platform: Needs) {
  const needs = {
    ...platform,
    writing: postWriting(platform),
    announcements: postAnnouncements(platform),
  };
  const settling = postSettling(needs);
  const reading = postReading(needs);
  return {
    ownData: postData,
    routes: [
      ...postRoutes({
        posts: postService(needs),
        likes: likeService(needs),
        keeping: postKeeping(needs),
        reading,
      }),
      ...clubPostRoutes({ posts: clubPostService(needs), reading }),
      ...tagRoutes({ tags: tagService(needs), reading }),
    ],
    notices: postNotices,
    firstReads: [{ path: '/community', endpoint: postEndpoints.feed }],
    api: {
      decideAsGuardian: settling.decideAsGuardian,
      stop: settling.stop,
      stopPictures: settling.stopPictures,
      picture: { reader: postMediaReader(needs), hooks: settling.pictures },
      subject: postSubjects(needs).post,
      surroundings: postSurroundings(needs),
      hiding: postHiding(needs),
      holder: postHolder(needs),
      words: postsFromBefore(needs),
    },
  };
}
