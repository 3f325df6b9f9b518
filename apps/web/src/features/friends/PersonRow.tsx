import { PersonPortrait } from '#features/media';
import { ListRow, VerifiedMark, linkClass } from '#ui';
import type { PersonCard } from '@ribbon/domain/accounts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { countryName } from '@ribbon/domain/kernel';

/** Somebody in a list of people, with the way to the profile. */
export function PersonRow({
  person,
  text,
  action,
  showsCountry = false,
}: {
  person: PersonCard;
  text?: ReactNode;
  action?: ReactNode;
  showsCountry?: boolean;
}) {
  return (
    <ListRow
      icon={<PersonPortrait person={person} size="md" />}
      title={
        <span>
          <Link to="/gymnast/$id" params={{ id: person.id }} className={linkClass}>
            {person.name}
          </Link>
          {person.isVerified && <VerifiedMark />}
        </span>
      }
      text={
        <>
          <span className="wrap-anywhere">@{person.username}</span>
          {showsCountry && person.country && (
            <span className="block">{countryName(person.country)}</span>
          )}
          {text && <span className="block">{text}</span>}
        </>
      }
      action={action}
    />
  );
}
