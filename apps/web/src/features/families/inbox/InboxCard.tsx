import { PersonPortrait, mediaAddress } from '#features/media';
import { longDay } from '#lib/format/format.ts';
import { When } from '#lib/format/When.tsx';
import { Button, Card, Heading } from '#ui';
import { entryConsent } from '@ribbon/domain/competitions';
import { CONTENT } from '@ribbon/domain/content';
import type { FamilyChild, InboxItem, InboxKind } from '@ribbon/domain/families';
import { childName, portraitOf } from '../families.child.format.ts';
import {
  CalendarCheck,
  type LucideIcon,
  Mail,
  MapPin,
  MessageCircle,
  PenLine,
  ShieldCheck,
  Trophy,
  UserPen,
  UserPlus,
  Users,
} from 'lucide-react';
import { HOME_ZONE, dateFormat, inSentence, momentIn, t } from '@ribbon/domain/kernel';

/** A kind without an icon of its own has that of a guardian. */
const ICONS: Readonly<Partial<Record<InboxKind, LucideIcon>>> = {
  post: PenLine,
  comment: MessageCircle,
  friend_request: UserPlus,
  club_join: MapPin,
  event_rsvp: CalendarCheck,
  email_change: Mail,
  training_plan: Users,
  competition_entry: Trophy,
  correction: UserPen,
  bio: UserPen,
};

const CLUB_MOMENT = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
} as const;

const contestDay = dateFormat({ timeZone: HOME_ZONE, dateStyle: 'long' });

/** One thing that waits, with its own words, and the answers that this guardian can give. */
export function InboxCard({
  item,
  child,
  mayApprove,
  onDecide,
}: {
  item: InboxItem;
  child: FamilyChild;
  mayApprove: boolean;
  onDecide: (approve: boolean) => void;
}) {
  const { title } = CONTENT[item.kind].guarded;
  const Icon = ICONS[item.kind] ?? ShieldCheck;
  const name = childName(child);
  const what = t('{title} of {name}', { title, name });
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <div className="flex items-start gap-3">
          <PersonPortrait person={portraitOf(child)} size="md" />
          <div className="min-w-0 flex-1">
            <Heading level={3}>
              {name}: {inSentence(title.slice(0, 1))}
              {title.slice(1)}
            </Heading>
            <p className="flex items-center gap-1.5 text-sm text-muted [&>svg]:size-4">
              <Icon aria-hidden />
              <When at={item.createdAt} />
            </p>
          </div>
        </div>
        <Subject item={item} name={name} />
        {!mayApprove && (
          <p>
            {child.community.isOpen
              ? t(
                  'Another guardian of {name} is confirmed, and it takes a confirmed guardian to say yes.',
                  { name },
                )
              : 'Other children would see this, so it takes a confirmed guardian to say yes.'}{' '}
            You can confirm who you are under “Other children” below.
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          {mayApprove && (
            <Button aria-label={t('Approve: {what}', { what })} onClick={() => onDecide(true)}>
              Approve
            </Button>
          )}
          <Button
            variant="secondary"
            aria-label={t('Decline: {what}', { what })}
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
  item: { kind, content, media, person, club, event, entry },
  name,
}: {
  item: InboxItem;
  name: string;
}) {
  const startsAt = event && momentIn(event.zone, CLUB_MOMENT, event.startsAt);
  return (
    <>
      {kind === 'email_change' && (
        <p className="wrap-anywhere">
          {name} would like to sign in with this email. If you approve, we’ll send it a link. The
          old email works until that link is opened.
        </p>
      )}
      {kind === 'correction' && (
        <p className="wrap-anywhere">
          We’d like to correct {name}’s details. Please only approve this if it’s right: changing
          the birth month can change what {name} is allowed to do.
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
              {name} would like to be friends with <strong>{person.name}</strong> (@
              {person.username}).
            </>
          ) : (
            <>
              <strong>{person.name}</strong> (@{person.username}) would like to be friends with{' '}
              {name}.
            </>
          )}
        </p>
      )}
      {person?.guardian && (
        <p className="flex items-start gap-2 wrap-anywhere [&>svg]:mt-1 [&>svg]:size-4 [&>svg]:shrink-0">
          <ShieldCheck aria-hidden />
          <span>
            {person.name} is looked after by <strong>{person.guardian.name}</strong>, confirmed on{' '}
            {longDay(person.guardian.verifiedAt)}.
            {person.guardian.club !== null &&
              t(' Both children are at {club}.', { club: person.guardian.club })}
          </span>
        </p>
      )}
      {event && kind === 'competition_entry' && (
        <p className="wrap-anywhere">
          <strong>{event.title}</strong>, {contestDay.format(event.startsAt)}, {event.location}.{' '}
          {entry && entryConsent(entry)}
        </p>
      )}
      {event && kind !== 'competition_entry' && (
        <p className="wrap-anywhere">
          {name} would like to go to <strong>{event.title}</strong>, {startsAt}
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
            alt={alt || 'Picture in the post'}
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
            aria-label={alt || 'Video in the post'}
            src={mediaAddress(id, 'video')}
            className="max-h-96 w-full"
          />
        )}
      </li>
    ))}
  </ul>
);
