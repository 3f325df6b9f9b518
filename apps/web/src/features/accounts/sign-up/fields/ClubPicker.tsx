import { useSearchText } from '#lib/forms/search-text.ts';
import { Notice, RadioCards, RibbonLoader, TextField } from '#ui';
import { ClubId } from '@ribbon/domain/accounts';
import { CLUB_CHOICES } from '@ribbon/domain/clubs';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { clubChoicesQuery } from '../../accounts.queries.ts';
import { countryName } from '@ribbon/domain/kernel';

const NO_CLUB = { value: '', title: 'No club for now', text: 'You can join one later.' };

/** Finds the club that one trains at, or none. */
export function ClubPicker({
  chosen,
  first = '',
  onChoose,
  onDemand = false,
}: {
  chosen: string | null;
  /** What is looked for at first. */
  first?: string | undefined;
  /** Shows clubs only once something was typed, where the choice is a side matter. */
  onDemand?: boolean;
  onChoose: (club: ClubId | null) => void;
}) {
  const { field, words: search } = useSearchText(first);
  const isWanted = !onDemand || search !== '' || chosen !== null;
  const { data: clubs, isError } = useQuery({ ...clubChoicesQuery(search), enabled: isWanted });
  const found = (clubs ?? []).map((club) => ({
    value: club.id,
    title: club.name,
    text: `${club.city}, ${countryName(club.country)}`,
  }));
  return (
    <>
      <TextField
        label="Find your club"
        required={false}
        icon={<Search aria-hidden />}
        value={field.value}
        onChange={(event) => field.onValue(event.target.value)}
      />
      {isError && (
        <Notice tone="caution">We couldn’t load the clubs. You can join one later.</Notice>
      )}
      {isWanted && !clubs && !isError && <RibbonLoader />}
      {isWanted && (
        <div className="-m-1.5 max-h-[max(18rem,44dvh)] overflow-y-auto overscroll-contain p-1.5">
          <RadioCards
            name="club"
            label="Your club"
            value={chosen ?? ''}
            options={[NO_CLUB, ...found]}
            onChange={({ target }) =>
              onChoose(target.value === '' ? null : ClubId.parse(target.value))
            }
          />
        </div>
      )}
      {found.length === CLUB_CHOICES && (
        <p className="text-sm text-muted">There are more. Type a name or a town to find yours.</p>
      )}
      {clubs?.length === 0 && <p className="text-sm text-muted">No clubs found.</p>}
    </>
  );
}
