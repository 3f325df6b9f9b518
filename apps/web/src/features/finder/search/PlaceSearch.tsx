import { text } from '#lib/navigation/reading.ts';
import { Button, SuggestField, cx } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import { PLACE_TEXT_MAX, PLACE_TEXT_WANTED } from '@ribbon/domain/geocoding';
import { LocateFixed, Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useSuggestions } from '../finder.queries.ts';

const placeOf = text(PLACE_TEXT_MAX);

/** The box for a city, postcode, address or club, and the button for where one is. */
export function PlaceSearch({
  near,
  error,
  pending,
  isLocating,
  narrow = false,
  onSearch,
  onClub,
  onLocate,
}: {
  /** What is searched for now. */
  near: string | undefined;
  error: string | undefined;
  pending: boolean;
  isLocating: boolean;
  /** The map lies beside it. */
  narrow?: boolean;
  onSearch: (near: string) => void;
  onClub: (club: ClubId) => void;
  onLocate: () => void;
}) {
  const [typed, setTyped] = useState(near ?? '');
  const [mistake, setMistake] = useState<string>();
  // Back and shared links bring their own words.
  const [shown, setShown] = useState(near);
  if (shown !== near) {
    setShown(near);
    setTyped(near ?? '');
    setMistake(undefined);
  }
  const isNew = typed.trim() !== (near ?? '');
  const suggestions = useSuggestions(isNew ? typed : '');

  const search = (words: string) => {
    const place = placeOf(words);
    setMistake(place === undefined ? PLACE_TEXT_WANTED : undefined);
    if (place !== undefined) onSearch(place);
  };
  /** A club is opened, a place is searched. */
  const pick = (suggestion: string) => {
    const club = suggestions.clubs.find(({ label }) => label === suggestion);
    if (club === undefined) return search(suggestion);
    setTyped('');
    setMistake(undefined);
    onClub(club.id);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(typed);
  };
  return (
    <form
      role="search"
      noValidate
      onSubmit={submit}
      className={cx('flex flex-col gap-3 sm:flex-row sm:items-start', narrow && 'lg:flex-col')}
    >
      <SuggestField
        label="City, postcode or address"
        hint="Or the name of a club"
        placeholder="Leeds, or LS6 3AB"
        className={cx('min-w-0 flex-1', narrow && 'lg:w-full')}
        maxLength={PLACE_TEXT_MAX}
        icon={<Search aria-hidden />}
        value={typed}
        onChange={(words) => {
          setTyped(words);
          setMistake(undefined);
        }}
        suggestions={[...suggestions.places, ...suggestions.clubs.map(({ label }) => label)]}
        onPick={pick}
        error={mistake ?? (isNew ? undefined : error)}
      />
      {/* As far down as the label pushes the box. */}
      <div className={cx('flex flex-wrap gap-3 sm:pt-7.5', narrow && 'lg:pt-0')}>
        <Button type="submit" pending={pending}>
          Search
        </Button>
        <Button
          variant="secondary"
          icon={<LocateFixed aria-hidden />}
          pending={isLocating}
          onClick={onLocate}
        >
          Use my location
        </Button>
      </div>
    </form>
  );
}
