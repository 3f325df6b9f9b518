import * as z from 'zod';
import { TITLE_MAX } from '../calendar/index.ts';
import { ClubApparatus } from '../clubs/index.ts';
import { phrase, t } from '../kernel/index.ts';

export const BLOCKS_MAX = 12;
export const BLOCK_MINUTES_MAX = 300;
export const BLOCK_ELEMENTS_MAX = 12;
export const BLOCK_ELEMENT_MAX = 60;

const minutesWords = t('Please enter minutes from 1 to {blockMinutesMax}', {
  blockMinutesMax: BLOCK_MINUTES_MAX,
});

/** A part of a session: what is practised for some minutes. */
export const PlanBlock = z.object({
  title: phrase(TITLE_MAX, {
    required: 'Please say what you’ll practise',
    tooLong: t('Blocks can be up to {titleMax} characters', { titleMax: TITLE_MAX }),
  }),
  minutes: z.int(minutesWords).min(1, minutesWords).max(BLOCK_MINUTES_MAX, minutesWords),
  apparatus: ClubApparatus.nullable(),
  elements: z
    .array(
      phrase(BLOCK_ELEMENT_MAX, {
        required: 'Please name the element, or remove it',
        tooLong: t('Elements can be up to {blockElementMax} characters', {
          blockElementMax: BLOCK_ELEMENT_MAX,
        }),
      }),
    )
    .max(
      BLOCK_ELEMENTS_MAX,
      t('Up to {blockElementsMax} elements', { blockElementsMax: BLOCK_ELEMENTS_MAX }),
    ),
});
export type PlanBlock = z.output<typeof PlanBlock>;

export const Blocks = z
  .array(PlanBlock)
  .max(BLOCKS_MAX, t('Up to {blocksMax} blocks', { blocksMax: BLOCKS_MAX }));

export const blockMinutes = (blocks: readonly { minutes: number }[]): number =>
  blocks.reduce((sum, { minutes }) => sum + minutes, 0);
