import { RoleBadge } from '#features/clubs';
import { PersonPortrait } from '#features/media';
import { FriendButton } from '#features/friends';
import { longDay } from '#lib/format/format.ts';
import { Card, TagList, VerifiedMark, linkClass } from '#ui';
import { SPECIALTIES_SHOWN, type Teammate } from '@ribbon/domain/clubs';
import { PHOTO_USE_TEXTS, type PhotoUse } from '@ribbon/domain/families';
import { inSentence, t, countryName } from '@ribbon/domain/kernel';
import { Link } from '@tanstack/react-router';
import { CalendarDays, Camera, Globe, Medal } from 'lucide-react';

/** Whether somebody under 18 may be in pictures, for who trains them. */
const photoWords = (uses: readonly PhotoUse[]): string =>
  uses.length === 0
    ? 'No pictures'
    : t('Pictures: {map}', {
        map: uses.map((use) => inSentence(PHOTO_USE_TEXTS[use].title)).join(', '),
      });

/** A member of the club, as far as the reader may see them. */
export function TeammateCard({ person }: { person: Teammate }) {
  const { name, username, role, country, joinedAt, achievements } = person;
  return (
    <Card render={<li />} className="flex flex-col gap-4">
      <div className="flex items-start gap-4">
        <PersonPortrait person={person} />
        <div className="min-w-0 flex-1">
          <h3 className="text-lg leading-tight wrap-break-word">
            {person.mayOpen ? (
              <Link to="/gymnast/$id" params={{ id: person.id }} className={linkClass}>
                {name}
              </Link>
            ) : (
              name
            )}
            {person.isVerified && <VerifiedMark />}
            {person.isSelf && <span className="text-muted"> (you)</span>}
          </h3>
          {username !== null && <p className="text-muted wrap-anywhere">@{username}</p>}
          <p className="mt-2 flex flex-wrap gap-2">
            <RoleBadge role={role} />
          </p>
        </div>
      </div>
      <Facts>
        {country !== null && (
          <li>
            <Globe aria-hidden />
            {countryName(country)}
          </li>
        )}
        {joinedAt !== null && (
          <li>
            <CalendarDays aria-hidden />
            Joined {longDay(joinedAt)}
          </li>
        )}
        {person.photoUses !== null && (
          <li>
            <Camera aria-hidden />
            {photoWords(person.photoUses)}
          </li>
        )}
        {achievements !== null && achievements > 0 && (
          <li>
            <Medal aria-hidden />
            {t('{achievements, plural, one {# achievement} other {# achievements}}', {
              achievements,
            })}
          </li>
        )}
      </Facts>
      <TagList label="Specialties" tags={person.specialties} shown={SPECIALTIES_SHOWN} />
      {person.friendship && (
        <div className="mt-auto empty:hidden">
          <FriendButton person={person} friendship={person.friendship} />
        </div>
      )}
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
