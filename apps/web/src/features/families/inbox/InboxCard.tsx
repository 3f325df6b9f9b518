import { mediaAddress } from '#features/media';
import { dayAndTime } from '#lib/format.ts';
import { Button, Card, Heading } from '#ui';
import { CLUB_ZONE } from '@ribbon/domain/calendar';
import type { InboxItem, InboxKind } from '@ribbon/domain/families';
import {
  CalendarCheck,
  type LucideIcon,
  Mail,
  MapPin,
  MessageCircle,
  PenLine,
  Trophy,
  UserPlus,
  Users,
} from 'lucide-react';

const LOOKS: Readonly<Record<InboxKind, { icon: LucideIcon; title: string }>> = {
  post: { icon: PenLine, title: 'A new post' },
  comment: { icon: MessageCircle, title: 'A new comment' },
  friend_request: { icon: UserPlus, title: 'A friend request' },
  club_join: { icon: MapPin, title: 'Joining a club' },
  event_rsvp: { icon: CalendarCheck, title: 'Going to an event' },
  email_change: { icon: Mail, title: 'A new email address' },
  group_session: { icon: Users, title: 'A group session' },
  competition_entry: { icon: Trophy, title: 'Entering a competition' },
};

const clubMoment = new Intl.DateTimeFormat('en-GB', {
  timeZone: CLUB_ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** One thing that waits, with its own words, and the two answers. */
export function InboxCard({
  item,
  username,
  onDecide,
}: {
  item: InboxItem;
  username: string;
  onDecide: (approve: boolean) => void;
}) {
  const { icon: Icon, title } = LOOKS[item.kind];
  const what = `${title} of @${username}`;
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <div className="flex items-start gap-3">
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-ink [&>svg]:size-5">
            <Icon aria-hidden />
          </span>
          <div className="min-w-0 flex-1">
            <Heading level={3}>{title}</Heading>
            <p className="text-sm text-muted">{dayAndTime(item.createdAt)}</p>
          </div>
        </div>
        <Subject item={item} username={username} />
        <div className="flex flex-wrap gap-3">
          <Button aria-label={`Approve: ${what}`} onClick={() => onDecide(true)}>
            Approve
          </Button>
          <Button
            variant="secondary"
            aria-label={`Decline: ${what}`}
            onClick={() => onDecide(false)}
          >
            Decline
          </Button>
        </div>
      </div>
    </Card>
  );
}

function Subject({
  item: { kind, content, media, person, club, event },
  username,
}: {
  item: InboxItem;
  username: string;
}) {
  return (
    <>
      {kind === 'email_change' && (
        <p className="wrap-anywhere">
          @{username} would like to sign in with this address. If you approve it, we send a link
          there. Until that link is opened, the old address stays.
        </p>
      )}
      {content !== null && (
        <blockquote className="border-l-4 border-ribbon-front pl-4 wrap-anywhere whitespace-pre-line">
          {content}
        </blockquote>
      )}
      {media.length > 0 && <Pictures media={media} />}
      {person && (
        <p className="wrap-anywhere">
          {person.sentByChild ? (
            <>
              @{username} would like to be friends with <strong>{person.name}</strong> (@
              {person.username}).
            </>
          ) : (
            <>
              <strong>{person.name}</strong> (@{person.username}) would like to be friends with @
              {username}.
            </>
          )}
        </p>
      )}
      {event && (
        <p className="wrap-anywhere">
          @{username} would like to go to <strong>{event.title}</strong>,{' '}
          {clubMoment.format(event.startsAt)}
          {event.location !== '' && `, ${event.location}`}.
        </p>
      )}
      {club && (
        <p className="wrap-anywhere">
          <strong>{club.name}</strong>, {club.city}
        </p>
      )}
    </>
  );
}

/** What the child would show; a guardian sees it before anybody else does. */
const Pictures = ({ media }: Pick<InboxItem, 'media'>) => (
  <ul className="grid gap-3 sm:grid-cols-2">
    {media.map(({ id, kind, alt }) => (
      <li key={id} className="overflow-hidden rounded-md bg-surface-sunken">
        {kind === 'image' ? (
          <img
            src={mediaAddress(id, 'medium')}
            alt={alt || 'Picture of the post'}
            loading="lazy"
            className="max-h-96 w-full object-contain"
          />
        ) : (
          // Nobody has written words for what is spoken in it.
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- a child films a routine; there are no captions to show
          <video
            controls
            playsInline
            preload="metadata"
            aria-label={alt || 'Video of the post'}
            src={mediaAddress(id, 'video')}
            className="max-h-96 w-full"
          />
        )}
      </li>
    ))}
  </ul>
);
