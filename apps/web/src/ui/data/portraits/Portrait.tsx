import { artworkSrc, isArtworkKey } from '../../art/artwork.ts';
import { Avatar } from './Avatar.tsx';
import { Initials } from './Initials.tsx';

/** A person: their picture, the drawing they chose, or their initials. Write the name beside it. */
export function Portrait({
  name,
  art,
  src,
  size = 'lg',
}: {
  name: string;
  /** The key of a drawing. */
  art: string | null;
  /** Where their own picture is; while it cannot be loaded the rest stands in. */
  src?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | 'xl';
}) {
  if (src === undefined && art !== null && isArtworkKey(art)) {
    return <Avatar src={artworkSrc(art)} size={size} />;
  }
  const initials = <Initials name={name} size={size} />;
  return src === undefined ? initials : <Avatar src={src} size={size} fallback={initials} />;
}
