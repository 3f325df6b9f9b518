import * as z from 'zod';
import { PersonCard, UserId } from '../../accounts/index.ts';

/** People in the pictures of one post. */
export const TAGS_MAX = 10;
/** How many people a search for somebody to tag returns. */
export const TAGGABLE_SHOWN = 6;

export const PostTags = z.object({
  people: z
    .array(UserId)
    .max(TAGS_MAX, 'You can tag up to ten people')
    .refine((ids) => new Set(ids).size === ids.length, 'You’ve tagged someone twice'),
});
export type PostTags = z.infer<typeof PostTags>;

export const Taggable = z.object({
  people: z.array(
    PersonCard.extend({
      /** They are asked first. */
      isAsked: z.boolean(),
    }),
  ),
});
export type Taggable = z.infer<typeof Taggable>;

export const tagMessages = {
  saveFailed: 'Your post is there, but we couldn’t save the tags. Please edit it to try again.',
  answerFailed: 'That didn’t work. Please try again.',
} as const;
