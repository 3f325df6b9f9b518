import { ClubReviewsButton } from '#features/reviews';
import { Badge, Button, Card } from '#ui';
import { MEMBERSHIP_TYPE_LABELS, type Membership } from '@ribbon/domain/clubs';
import { Link } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { ClubMark } from './ClubMark.tsx';
import { MembershipBadge } from './MembershipBadge.tsx';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** A club one belongs to, or has asked to. */
export function MembershipCard({
  membership,
  onLeave,
}: {
  membership: Membership;
  onLeave: () => void;
}) {
  const { clubId, clubName, city, country, art, rating } = membership;
  const { status, membershipType, joinedAt } = membership;
  const isMember = status === 'active';
  return (
    <Card render={<li />} className="flex flex-col justify-between gap-5">
      <div className="flex flex-col items-start gap-2">
        <ClubMark name={clubName} {...{ city, country, art }} />
        <ClubReviewsButton club={{ id: clubId, name: clubName, rating }} unrated="No rating" />
      </div>
      <div className="flex flex-col gap-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {isMember ? (
            <Badge tone={membershipType === 'member' ? 'neutral' : 'brand'}>
              {MEMBERSHIP_TYPE_LABELS[membershipType]}
            </Badge>
          ) : (
            <MembershipBadge status={status} />
          )}
          {isMember ? 'Joined' : 'Asked'} {day.format(joinedAt)}
        </p>
        <div className="flex flex-wrap gap-3">
          {isMember && (
            <Button
              icon={<CalendarDays aria-hidden />}
              render={<Link to="/clubs/$clubId/events" params={{ clubId: membership.clubId }} />}
            >
              Events
              <span className="sr-only">: {clubName}</span>
            </Button>
          )}
          <Button variant="secondary" onClick={onLeave}>
            {isMember ? 'Leave Club' : 'Take Back Request'}
            <span className="sr-only">: {clubName}</span>
          </Button>
        </div>
      </div>
    </Card>
  );
}
