import type { Person, World } from '#testing/world';
import { postEndpoints } from '@ribbon/domain/posts';
import { reportEndpoints } from '@ribbon/domain/reports';
import fc from 'fast-check';
import { filed } from './story.filed.ts';
import { type Act, type Try, isDone, moderating } from './story.moderating.ts';
import { type Story, nthOf } from './story.ts';

const TEXTS = ['A hoop for the final', 'We trained until noon', 'A new leotard came'] as const;

/** No report's words begin like another's. */
const wordsOf = ({ since, reports }: Story) => `Story${since}report${100 + reports.length}`;

const ACTS = {
  report: async (world, story, { nth, isFirst }) => {
    const reporter = nthOf(story.reporters, nth) as Person;
    const words = wordsOf(story);
    const about = isFirst
      ? ({ contentType: 'post', contentId: story.post.id } as const)
      : ({ contentType: 'comment', contentId: story.comment.id } as const);
    const answer = await world.send(reporter, reportEndpoints.file, {
      body: { ...about, reason: 'spam', description: words, childAtRiskNow: nth === 5 },
    });
    if (isDone(answer))
      await filed(world, story, { email: reporter.email, words, thing: about.contentType });
  },
  reportOpenly: async (world, story) => {
    const words = wordsOf(story);
    const email = `${words.toLowerCase()}@people.ribbon.test`;
    const answer = await world.send(undefined, reportEndpoints.fileOpenly, {
      body: {
        about: `https://ribbon.test/post/${story.post.id}`,
        reason: 'other',
        description: words,
        childAtRiskNow: false,
        email,
      },
    });
    const thing = story.post.isThere ? 'post' : 'nothing';
    if (isDone(answer)) await filed(world, story, { email, words, thing });
  },
  ...moderating,
  edit: async (world, story, { nth }) => {
    const content = nthOf(TEXTS, nth) ?? '';
    const answer = await world.send(story.author, postEndpoints.edit, {
      params: { postId: story.post.id },
      body: { content, visibility: 'public' },
    });
    if (isDone(answer)) story.post.text = content;
  },
  deletePost: async (world, story) => {
    const params = { postId: story.post.id };
    if (isDone(await world.send(story.author, postEndpoints.remove, { params })))
      story.post.isThere = false;
  },
  authorHides: async (world, story) => {
    const params = { postId: story.post.id };
    if (isDone(await world.send(story.author, postEndpoints.hide, { params })))
      story.post.isHiddenByAuthor = true;
  },
  authorShows: async (world, story) => {
    const params = { postId: story.post.id };
    if (isDone(await world.send(story.author, postEndpoints.show, { params })))
      story.post.isHiddenByAuthor = false;
  },
  moderatorShows: async (world, story, _, by) => {
    const params = { postId: story.post.id };
    // What an author has hidden is no moderator's to show.
    if (isDone(await world.send(by, postEndpoints.show, { params })))
      throw new Error('a moderator has shown what its author had hidden');
  },
} satisfies Record<string, Act>;

interface Step extends Try {
  act: keyof typeof ACTS;
}

/** Deleting ends most of a story, so it is rare. */
const WEIGHTS: Partial<Record<Step['act'], number>> = {
  report: 5,
  hide: 5,
  decide: 3,
  edit: 3,
  undo: 4,
  appeal: 4,
  decideAppeal: 4,
  authorHides: 4,
  moderatorShows: 3,
};

export const steps: fc.Arbitrary<Step> = fc.record({
  act: fc.oneof(
    ...(Object.keys(ACTS) as Step['act'][]).map((act) => ({
      weight: WEIGHTS[act] ?? 1,
      arbitrary: fc.constant(act),
    })),
  ),
  by: fc.constantFrom(0 as const, 1 as const),
  nth: fc.nat({ max: 5 }),
  isStale: fc.nat({ max: 4 }).map((nth) => nth === 0),
  isFirst: fc.boolean(),
});

export const take = (world: World, story: Story, step: Step): Promise<void> =>
  ACTS[step.act](world, story, step, story.moderators[step.by]);
