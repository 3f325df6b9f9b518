import type { GuardianGate } from '#features/families';
import type { MediaLibrary } from '#features/media';
import type { Moderation, ModerationQueue } from '#features/moderation';
import type { Platform } from '#platform/slice';
import { postEndpoints } from '@ribbon/domain/posts';
import { postData } from './posts.personal-data.ts';
import { postRealtime } from './posts.realtime.ts';
import { clubPostRoutes } from './club/posts.club.routes.ts';
import { type Clubs, clubPostService } from './club/posts.club.service.ts';
import { likeService } from './likes/posts.likes.service.ts';
import { type FirstStepsReader, postReading } from './read/posts.read.service.ts';
import { postNotifications, tagSubjects } from './posts.notifications.ts';
import { postRoutes } from './posts.routes.ts';
import { postService } from './write/posts.write.service.ts';
import { type HiddenPosts, postHiding } from './write/posts.hidden.moderation.ts';
import { postKeeping } from './write/posts.save.service.ts';
import { postsFromBefore } from './write/posts.unread.service.ts';
import { postHolder } from './write/posts.moderation.ts';
import { tagRoutes } from './tags/posts.tags.routes.ts';
import { tagService } from './tags/posts.tags.service.ts';
import { postSettling } from './write/posts.settlement.service.ts';
import { postContent } from './posts.content.ts';
import { postWriting } from './write/posts.draft.service.ts';

interface Needs extends Platform {
  guardians: GuardianGate;
  moderation: Moderation;
  queue: ModerationQueue;
  media: MediaLibrary;
  clubs: Clubs;
  hidden: HiddenPosts;
  firstSteps: FirstStepsReader;
}

/** The feed, writing and likes. */
export function createPosts(platform: Needs) {
  const needs = {
    ...platform,
    writing: postWriting(platform),
    realtime: postRealtime(platform),
  };
  const settling = postSettling(needs);
  const reading = postReading(needs);
  return {
    personalData: postData,
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
    notifications: postNotifications,
    subjectChecks: [tagSubjects],
    firstReads: [{ path: '/community', endpoint: postEndpoints.feed }],
    content: [
      postContent({
        ...needs,
        settling,
        hiding: postHiding(needs),
        holder: postHolder(needs),
        words: postsFromBefore(needs),
      }),
    ],
  };
}
