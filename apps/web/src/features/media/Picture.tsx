import { cx } from '#ui';
import { type MediaFile, PICTURE_WIDTHS } from '@ribbon/domain/media';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { mediaAddress, srcSetOf } from './media.address.format.ts';

type PictureProps = {
  file: Omit<MediaFile, 'status'>;
  /** What there is to see; empty when the words beside it say it already. */
  alt: string;
  /** The rendered width, as the `sizes` of an image; the whole screen by default. */
  sizes?: string;
  /** Fills its frame and is cut; without it the picture keeps its own shape. */
  cover?: boolean;
  /** Seen at once, so it is not loaded last. */
  eager?: boolean;
  className?: string;
};

/** A stored picture: its place is kept, its colours come first, and the width that fits is loaded. */
export function Picture({ file, alt, sizes = '100vw', cover, eager, className }: PictureProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const fit = cover ? 'size-full object-cover' : 'h-auto w-full';
  if (state === 'failed') {
    return (
      <span
        role="img"
        aria-label={alt || 'Picture'}
        className={cx(
          'grid min-h-24 place-items-center gap-2 rounded-md bg-surface-sunken p-4 text-center text-sm text-muted',
          cover && 'size-full',
          className,
        )}
      >
        <ImageOff aria-hidden className="size-6" />
        We couldn’t load this picture.
      </span>
    );
  }
  return (
    <span
      className={cx(
        'relative block overflow-hidden bg-surface-sunken',
        cover && 'size-full',
        className,
      )}
    >
      {file.placeholder && (
        <img
          src={file.placeholder}
          alt=""
          aria-hidden
          className={cx(
            'absolute inset-0 size-full scale-110 object-cover blur-md transition-opacity duration-(--steady)',
            state === 'shown' && 'opacity-0',
          )}
        />
      )}
      <img
        src={mediaAddress(file.id, 'large')}
        srcSet={srcSetOf(file)}
        sizes={sizes}
        alt={alt}
        width={file.width}
        height={file.height}
        loading={eager || file.width <= PICTURE_WIDTHS.small ? 'eager' : 'lazy'}
        decoding="async"
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
        className={cx('relative block', fit)}
      />
    </span>
  );
}

/** A stored video. It never plays by itself. */
export function MediaVideo({
  file,
  alt,
  className,
}: Pick<PictureProps, 'file' | 'alt' | 'className'>) {
  return (
    // Nobody has written words for what is spoken in it.
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- members film their own routines; there are no captions to show
    <video
      controls
      playsInline
      preload="metadata"
      width={file.width}
      height={file.height}
      aria-label={alt || 'Video'}
      src={mediaAddress(file.id, 'video')}
      {...(file.hasPoster && { poster: mediaAddress(file.id, 'poster') })}
      className={cx('h-auto w-full rounded-md bg-surface-sunken', className)}
    />
  );
}
