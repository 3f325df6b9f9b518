import * as z from 'zod';

/** A picture in three widths, the still of a video, and the video itself. */
export const MediaVariant = z.enum(['small', 'medium', 'large', 'poster', 'video']);
export type MediaVariant = z.infer<typeof MediaVariant>;

/** Widths in pixels; nothing is enlarged, so a narrow picture has fewer variants. */
export const PICTURE_WIDTHS = { small: 320, medium: 800, large: 1600 } as const;
export type PictureVariant = keyof typeof PICTURE_WIDTHS;

/** A scroll of a screenshot is cut down to this height. */
export const PICTURE_MAX_HEIGHT = 3200;
export const PLACEHOLDER_WIDTH = 16;

/** The variants that a picture of this width has, narrowest first. The last one is the picture itself. */
export function pictureVariants(width: number): { variant: PictureVariant; width: number }[] {
  const narrower = (['small', 'medium'] as const)
    .filter((variant) => PICTURE_WIDTHS[variant] < width)
    .map((variant) => ({ variant, width: PICTURE_WIDTHS[variant] }));
  return [...narrower, { variant: 'large', width }];
}
