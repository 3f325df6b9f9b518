import { artworkSrc, isArtworkKey } from '../art/artwork.ts';
import { Avatar } from './Avatar.tsx';
import { Initials } from './Initials.tsx';

/** A person: the drawing they chose, or their initials. Write the name beside it. */
export function Portrait({
  name,
  art,
  size = 'lg',
}: {
  name: string;
  /** The key of a drawing. */
  art: string | null;
  size?: 'md' | 'lg' | 'xl';
}) {
  return art !== null && isArtworkKey(art) ? (
    <Avatar src={artworkSrc(art)} size={size} />
  ) : (
    <Initials name={name} size={size} />
  );
}
