import type { Person, World } from '#testing/world';
import { profileEndpoints } from '@ribbon/domain/profiles';
import { expect } from 'vitest';
import type { Who } from './graph.ts';
import type { ProfileModel } from './profiles.model.ts';
import type { ReadingModel } from './reading.model.ts';
import type { Settled } from './settle.ts';

interface Models {
  profiles: ProfileModel;
  reading: ReadingModel;
}

/** Holds the profiles that each viewer opens, and their figures, against the model. */
export function profilesCheck(
  world: World,
  { people, posts, graph }: Settled,
  { profiles, reading }: Models,
) {
  const postsSeen = (viewer: Who, author: number) =>
    posts.filter(
      (post) => post.author === author && post.status === 'approved' && reading.reads(viewer, post),
    ).length;

  return async (viewer: Who, who: Person | undefined): Promise<void> => {
    for (const [nth, { id: userId }] of people.entries()) {
      const asked = { params: { userId } };
      if (!profiles.opens(viewer, nth)) {
        const { statusCode } = await world.send(who, profileEndpoints.read, asked);
        expect(statusCode).toBe(404);
        continue;
      }
      const seen = await world.call(who, profileEndpoints.read, asked);
      const isCounted = graph.people[nth]?.band === 'adult' || viewer === nth;
      expect(seen.stats).toMatchObject({
        posts: postsSeen(viewer, nth),
        friends: isCounted ? profiles.friendsSeen(viewer, nth) : null,
      });
      expect([seen.privatePart !== null, seen.friendship?.state ?? null]).toEqual([
        profiles.opensPrivate(viewer, nth),
        profiles.friendship(viewer, nth),
      ]);
    }
  };
}
