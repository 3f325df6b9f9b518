import { longDay } from '#lib/format.ts';
import { Badge, Card, Initials } from '#ui';
import { SPECIALTIES_SHOWN, type Teammate } from '@ribbon/domain/clubs';
import { BadgeCheck, CalendarDays, Globe, Hourglass, Medal, UserCheck } from 'lucide-react';
import { RoleBadge } from '../RoleBadge.tsx';

/** Somebody of the club, with as much as one may see. */
export function TeammateCard({ person }: { person: Teammate }) {
  const { name, username, role, country, joinedAt, achievements } = person;
  return (
    <Card render={<li />} className="flex flex-col gap-4">
      <div className="flex items-start gap-4">
        <Initials name={name} size="lg" />
        <div className="min-w-0 flex-1">
          <h3 className="text-lg leading-tight wrap-break-word">
            {name}
            {person.isVerified && (
              <>
                <BadgeCheck aria-hidden className="ml-1.5 inline size-5 text-info" />
                <span className="sr-only">, verified</span>
              </>
            )}
            {person.isSelf && <span className="text-muted"> (you)</span>}
          </h3>
          {username !== null && <p className="text-muted wrap-anywhere">@{username}</p>}
          <p className="mt-2 flex flex-wrap gap-2">
            <RoleBadge role={role} />
            <Friendship person={person} />
          </p>
        </div>
      </div>
      <Facts>
        {country !== null && (
          <li>
            <Globe aria-hidden />
            {country}
          </li>
        )}
        {joinedAt !== null && (
          <li>
            <CalendarDays aria-hidden />
            Joined {longDay(joinedAt)}
          </li>
        )}
        {achievements !== null && achievements > 0 && (
          <li>
            <Medal aria-hidden />
            {achievements} {achievements === 1 ? 'achievement' : 'achievements'}
          </li>
        )}
      </Facts>
      <Specialties all={person.specialties} />
    </Card>
  );
}

function Facts({ children }: { children: React.ReactNode }) {
  return (
    <ul className="flex flex-col gap-1 text-sm text-muted empty:hidden [&_svg]:size-4.5 [&_svg]:shrink-0 [&>li]:flex [&>li]:items-center [&>li]:gap-2">
      {children}
    </ul>
  );
}

function Friendship({ person: { friendship } }: { person: Teammate }) {
  if (friendship === 'friends') {
    return (
      <Badge tone="safe" icon={<UserCheck aria-hidden />}>
        Friends
      </Badge>
    );
  }
  return friendship === 'pending' ? (
    <Badge tone="caution" icon={<Hourglass aria-hidden />}>
      Pending
    </Badge>
  ) : null;
}

function Specialties({ all }: { all: readonly string[] }) {
  if (all.length === 0) return null;
  const more = all.length - SPECIALTIES_SHOWN;
  return (
    <ul aria-label="Specialties" className="flex flex-wrap gap-2">
      {all.slice(0, SPECIALTIES_SHOWN).map((specialty) => (
        <li key={specialty}>
          <Badge tone="info">{capitalised(specialty)}</Badge>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Badge>+{more}</Badge>
        </li>
      )}
    </ul>
  );
}

const capitalised = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1);
