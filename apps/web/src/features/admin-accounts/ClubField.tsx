import { useSearchText } from '#lib/forms/search-text.ts';
import { SuggestField } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import { useQuery } from '@tanstack/react-query';
import { anyClubQuery } from './admin-accounts.queries.ts';

/** Finds one club by name or town. Nothing is chosen while the words are no club. */
export function ClubField({
  label,
  error,
  className,
  onChoose,
}: {
  label: string;
  error?: string | undefined;
  className?: string;
  onChoose: (clubId: ClubId | undefined) => void;
}) {
  const { field, words } = useSearchText('');
  const { data: clubs = [] } = useQuery({ ...anyClubQuery(words), enabled: words !== '' });
  const nameOf = ({ name, city }: { name: string; city: string }) => `${name}, ${city}`;
  return (
    <SuggestField
      label={label}
      placeholder="Type a name or town"
      value={field.value}
      error={error}
      {...(className !== undefined && { className })}
      suggestions={clubs.map(nameOf)}
      onChange={(typed) => {
        field.onValue(typed);
        if (typed === '') onChoose(undefined);
      }}
      onPick={(picked) => onChoose(clubs.find((club) => nameOf(club) === picked)?.id)}
    />
  );
}
