import { PersonPortrait, mediaAddress } from '#features/media';
import { dayAndTime } from '#lib/format/format.ts';
import { useMe } from '#lib/session/session.ts';
import { When } from '#lib/format/When.tsx';
import { Avatar, VerifiedMark, artworkSrc, isArtworkKey, linkClass } from '#ui';
import {
  type FeedPost,
  READERS_LABELS,
  type Visibility,
  audienceLabel,
} from '@ribbon/domain/posts';
import { Link } from '@tanstack/react-router';
import { Globe, Lock, type LucideIcon, MapPin, Users } from 'lucide-react';
import type { ReactNode } from 'react';

const EYES: Readonly<Record<Visibility, LucideIcon>> = {
  public: Globe,
  friends: Users,
  private: Lock,
};

/** The author, date, audience and place of a post; the date links to the post. */
export function PostHead({ post, menu }: { post: FeedPost; menu: ReactNode }) {
  const { author, club, createdAt, editedAt, visibility, location } = post;
  const Eye = EYES[visibility];
  const me = useMe();
  const name = (
    <Link
      to="/gymnast/$id"
      params={{ id: author.id }}
      state={{ name: author.name }}
      className={linkClass}
    >
      {author.name}
    </Link>
  );
  return (
    <header className="flex items-start gap-3">
      {club ? <ClubFace {...club} /> : <PersonPortrait person={author} size="md" />}
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-semibold wrap-anywhere">
          {club ? club.name : name}
          {!club && author.isVerified && <VerifiedMark />}
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm text-muted">
          {club && <span>by {name}</span>}
          <Link to="/post/$id" params={{ id: post.id }} className="text-muted hover:underline">
            <When at={createdAt} />
          </Link>
          {editedAt && <span title={dayAndTime(editedAt)}>edited</span>}
          <span className="inline-flex items-center gap-1">
            <Eye aria-hidden className="size-4" />
            {me?.id === author.id
              ? audienceLabel(visibility, me.ageBand)
              : READERS_LABELS[visibility]}
          </span>
          {location !== null && (
            <span className="inline-flex items-center gap-1 wrap-anywhere">
              <MapPin aria-hidden className="size-4 shrink-0" />
              {location}
            </span>
          )}
        </p>
      </div>
      {menu}
    </header>
  );
}

function ClubFace({ art, imageId }: NonNullable<FeedPost['club']>) {
  const drawing = art !== null && isArtworkKey(art) ? artworkSrc(art) : undefined;
  return <Avatar shape="square" src={imageId ? mediaAddress(imageId, 'small') : drawing} />;
}
