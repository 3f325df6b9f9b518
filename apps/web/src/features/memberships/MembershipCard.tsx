import { ClubMark, RoleBadge } from '#features/clubs';
import { ClubCompetitions } from '#features/competitions-ahead';
import { ClubReviewsButton } from '#features/reviews';
import { longDay } from '#lib/format/format.ts';
import { useIsChild, useMe } from '#lib/session/session.ts';
import { Badge, Button, Card, linkClass } from '#ui';
import { can } from '@ribbon/domain/accounts';
import { type Membership, awaitsClub } from '@ribbon/domain/clubs';
import { t } from '@ribbon/domain/kernel';
import { Link } from '@tanstack/react-router';
import { CalendarDays, Clock, Globe, House, Mail, Phone, Settings2, Users } from 'lucide-react';
import { MembershipBadge } from './MembershipBadge.tsx';

const CLUB_LINKS = [
  { to: '/competitions', label: 'Competitions' },
  { to: '/challenges', label: 'Challenges' },
] as const;

/** A club that the reader belongs to, or has asked to join. */
export function MembershipCard({
  membership,
  onLeave,
}: {
  membership: Membership;
  onLeave: () => void;
}) {
  const { clubId, clubName, city, country, art, imageId, rating } = membership;
  const { status, membershipType, joinedAt } = membership;
  const me = useMe() ?? undefined;
  const isMember = status === 'active';
  const hasJoined = isMember || status === 'joined';
  const isChild = useIsChild();
  const manages = isMember && membershipType === 'admin' && can(me, 'manageClubs');
  return (
    <Card render={<li />} className="flex flex-col justify-between gap-5">
      <div className="flex flex-col items-start gap-2">
        <ClubMark name={clubName} {...{ city, country, art, imageId }} />
        <ClubReviewsButton club={{ id: clubId, name: clubName, rating }} unrated="No rating" />
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        {isMember ? <RoleBadge role={membershipType} /> : <MembershipBadge status={status} />}
        {hasJoined ? 'Joined' : 'Asked'} {longDay(joinedAt)}
      </p>
      {awaitsClub(membership) && (
        <p className="text-sm text-muted">
          You’ll see other members and training times once the club confirms you.
        </p>
      )}
      <ClubFacts membership={membership} hasCounts={!isChild} />
      {isMember && <ClubCompetitions clubId={clubId} clubName={clubName} />}
      <div className="mt-auto flex flex-col gap-3">
        {isMember && (
          <nav aria-label={clubName} className="flex flex-wrap gap-x-5 gap-y-1">
            <Link to="/teammates" search={{ club: clubId }} className={linkClass}>
              Teammates
            </Link>
            {CLUB_LINKS.map(({ to, label }) => (
              <Link key={to} to={to} className={linkClass}>
                {label}
              </Link>
            ))}
            <Link to="/club-training" search={{ club: clubId }} className={linkClass}>
              Training Plans
            </Link>
          </nav>
        )}
        <div className="flex flex-wrap gap-2.5">
          {manages && (
            <Button
              icon={<Settings2 aria-hidden />}
              render={<Link to="/club-admin" search={{ club: clubId }} />}
            >
              Manage
            </Button>
          )}
          {isMember && (
            <Button
              variant={manages ? 'secondary' : 'primary'}
              icon={<CalendarDays aria-hidden />}
              render={<Link to="/clubs/$clubId/events" params={{ clubId }} />}
            >
              Events
              <span className="sr-only">: {clubName}</span>
            </Button>
          )}
          <Button variant="secondary" onClick={onLeave}>
            {hasJoined ? 'Leave Club' : 'Cancel Request'}
            <span className="sr-only">: {clubName}</span>
          </Button>
        </div>
      </div>
    </Card>
  );
}

function ClubFacts({ membership, hasCounts }: { membership: Membership; hasCounts: boolean }) {
  const { address, membersCount, hours, phone, email, website, programs } = membership;
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-1.5 wrap-anywhere [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-muted [&>li]:flex [&>li]:items-start [&>li]:gap-2">
        {address !== null && (
          <li>
            <House aria-hidden />
            {address}
          </li>
        )}
        {hasCounts && (
          <li>
            <Users aria-hidden />
            {t('{membersCount, plural, one {# member} other {# members}}', { membersCount })}
          </li>
        )}
        {hours !== null && (
          <li>
            <Clock aria-hidden />
            {hours}
          </li>
        )}
        {phone !== null && (
          <li>
            <Phone aria-hidden />
            <a className={linkClass} href={`tel:${phone.replaceAll(/[^\d+]/gu, '')}`}>
              {phone}
            </a>
          </li>
        )}
        {email !== null && (
          <li>
            <Mail aria-hidden />
            <a className={linkClass} href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        )}
        {website !== null && (
          <li>
            <Globe aria-hidden />
            <a className={linkClass} href={website} target="_blank" rel="noreferrer noopener">
              {website.replace(/^https?:\/\//u, '')}
            </a>
          </li>
        )}
      </ul>
      {programs.length > 0 && (
        <ul aria-label="Programs" className="flex flex-wrap gap-2">
          {programs.map((program) => (
            <li key={program}>
              <Badge>{program}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
