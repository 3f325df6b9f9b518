import { Button, SuggestField } from '#ui';
import { PlaceText } from '@ribbon/domain/places';
import { LocateFixed, Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { usePlaceSuggestions } from './finder.queries.ts';

/** The box for a city, postcode or address, and the button for where one is. */
export function PlaceSearch({
  near,
  error,
  pending,
  isLocating,
  onSearch,
  onLocate,
}: {
  /** What is searched for now. */
  near: string | undefined;
  error: string | undefined;
  pending: boolean;
  isLocating: boolean;
  onSearch: (near: string) => void;
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
  const suggestions = usePlaceSuggestions(isNew ? typed : '');

  const search = (text: string) => {
    const place = PlaceText.safeParse(text);
    setMistake(place.error?.issues[0]?.message);
    if (place.success) onSearch(place.data);
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
      className="flex flex-col gap-3 sm:flex-row sm:items-start"
    >
      <SuggestField
        label="City, postcode or address"
        placeholder="Leeds, or LS6 3AB"
        className="min-w-0 flex-1"
        maxLength={200}
        icon={<Search aria-hidden />}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setMistake(undefined);
        }}
        suggestions={suggestions}
        onPick={search}
        error={mistake ?? (isNew ? undefined : error)}
      />
      {/* As far down as the label pushes the box. */}
      <div className="flex flex-wrap gap-3 sm:pt-7.5">
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
