import { PersonPortrait } from '#features/media';
import { FriendButton } from '#features/friends';
import { useIsChild } from '#lib/session/session.ts';
import { Card, TagList, VerifiedMark, linkClass } from '#ui';
import { SPECIALTIES_SHOWN } from '@ribbon/domain/clubs';
import { t, countryName } from '@ribbon/domain/kernel';
import type { DirectoryEntry } from '@ribbon/domain/profiles';
import { Link } from '@tanstack/react-router';
import { Globe, Medal, Users } from 'lucide-react';

/** Somebody in the directory. */
export function PersonTile({ person }: { person: DirectoryEntry }) {
  const isChild = useIsChild();
  const { name, followers, achievements } = person;
  return (
    <Card render={<li />} className="flex flex-col gap-4">
      <div className="flex items-start gap-4">
        <PersonPortrait person={person} />
        <div className="min-w-0 flex-1">
          <h3 className="text-lg leading-tight wrap-break-word">
            <Link to="/gymnast/$id" params={{ id: person.id }} className={linkClass}>
              {name}
            </Link>
            {person.isVerified && <VerifiedMark />}
          </h3>
          <p className="text-muted wrap-anywhere">@{person.username}</p>
        </div>
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted [&_svg]:size-4.5 [&_svg]:shrink-0 [&>li]:flex [&>li]:items-center [&>li]:gap-2">
        {person.country !== null && (
          <li>
            <Globe aria-hidden />
            {countryName(person.country)}
          </li>
        )}
        {!isChild && followers !== null && (
          <li>
            <Users aria-hidden />
            {t('{followers, plural, one {# follower} other {# followers}}', { followers })}
          </li>
        )}
        {achievements > 0 && (
          <li>
            <Medal aria-hidden />
            {t('{achievements, plural, one {# achievement} other {# achievements}}', {
              achievements,
            })}
          </li>
        )}
      </ul>
      <TagList label="Specialties" tags={person.specialties} shown={SPECIALTIES_SHOWN} />
      <div className="mt-auto empty:hidden">
        <FriendButton person={person} friendship={person.friendship} />
      </div>
    </Card>
  );
}
