import { artworkSrc, cx } from '#ui';
import { ImageIcon } from 'lucide-react';
import { mediaMessages } from '@ribbon/domain/media';
import type { ReactNode } from 'react';
import { Picture } from '../Picture.tsx';
import type { PictureChoice } from './media.picture-choice.rules.ts';

/** What the picture will look like where it is shown. */
export function PicturePreview({
  choice,
  round,
  whole,
  without,
}: {
  choice: PictureChoice | undefined;
  round: boolean;
  /** Shows the whole picture, however wide; without it the picture fills its frame. */
  whole: boolean;
  /** What stands there without a picture. */
  without?: ReactNode;
}) {
  return (
    <figure className="flex flex-col items-center gap-2">
      <span
        className={cx(
          'grid size-32 place-items-center overflow-hidden border-2 border-line bg-surface-sunken text-muted',
          round ? 'rounded-full' : 'rounded-lg',
        )}
      >
        {choice === undefined && <ImageIcon aria-hidden className="size-10" />}
        {choice && 'art' in choice && choice.art === null && without}
        {choice && 'art' in choice && choice.art !== null && (
          <img src={artworkSrc(choice.art)} alt="Preview" className="size-full object-cover" />
        )}
        {choice && 'media' in choice && (
          <Picture
            key={choice.media.id}
            file={choice.media}
            alt="Preview"
            sizes="128px"
            cover={!whole}
            eager
          />
        )}
      </span>
      <figcaption className="text-center text-sm text-muted">
        {choice && 'media' in choice && choice.media.status === 'held'
          ? mediaMessages.beingReviewed
          : 'Preview'}
      </figcaption>
    </figure>
  );
}
