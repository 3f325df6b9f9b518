import { Avatar as Base } from '@base-ui/react/avatar';
import type { ReactElement } from 'react';
import { defaultAvatar } from '../../art/artwork.ts';
import { cx } from '../../cx.ts';
import { portraitSizes } from './Initials.tsx';

/** A picture, or a drawing until there is one. Give `name` unless it is written beside. */
export function Avatar({
  src,
  name,
  fallback = defaultAvatar,
  size = 'md',
  shape = 'round',
  className,
}: {
  src?: string | null | undefined;
  name?: string;
  /** Shown while there is no picture, or when it cannot be loaded: the ball and ribbon. */
  fallback?: string | ReactElement;
  size?: keyof typeof portraitSizes;
  /** Clubs are square, people are round. */
  shape?: 'round' | 'square';
  className?: string;
}) {
  const alt = name ?? '';
  return (
    <Base.Root
      className={cx(
        'inline-block shrink-0 overflow-hidden bg-surface-sunken',
        shape === 'round' ? 'rounded-full' : 'rounded-md',
        portraitSizes[size],
        className,
      )}
    >
      {src && <Base.Image src={src} alt={alt} className="size-full object-cover" />}
      <Base.Fallback
        {...(src && { delay: 400 })}
        render={
          typeof fallback === 'string' ? (
            <img src={fallback} alt={alt} className="size-full object-cover" />
          ) : (
            fallback
          )
        }
      />
    </Base.Root>
  );
}
