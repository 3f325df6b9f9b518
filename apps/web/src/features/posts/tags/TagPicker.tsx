import { PersonPortrait } from '#features/media';
import { useSearchText } from '#lib/forms/search-text.ts';
import { Button, Fieldset, List, Loading, QueryBoundary, SearchField, Skeleton } from '#ui';
import type { PersonCard } from '@ribbon/domain/accounts';
import { TAGS_MAX, type Taggable } from '@ribbon/domain/posts';
import { useQuery } from '@tanstack/react-query';
import { UserRoundPlus, X } from 'lucide-react';
import { useState } from 'react';
import { type TagReaders, taggableQuery } from './posts.tags.queries.ts';

/** Somebody who was chosen. */
export type Chosen = Pick<PersonCard, 'id' | 'name'>;

/** Tags people in the pictures of a post being written. */
export function TagPicker({
  readers,
  chosen,
  onChange,
}: {
  readers: TagReaders;
  chosen: readonly Chosen[];
  onChange: (people: Chosen[]) => void;
}) {
  const [isOpen, setOpen] = useState(chosen.length > 0);
  const isFull = chosen.length >= TAGS_MAX;
  if (!isOpen) {
    return (
      <Button
        variant="ghost"
        className="-ml-3 self-start px-3"
        icon={<UserRoundPlus aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Tag people
      </Button>
    );
  }
  return (
    <Fieldset
      legend="Who is in the pictures?"
      hint="Friends and people from your clubs. Young people are here only if a photo consent allows it."
    >
      {chosen.length > 0 && (
        <ul aria-label="Tagged" className="flex flex-wrap gap-2">
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <Button
                variant="secondary"
                icon={<X aria-hidden />}
                onClick={() => onChange(chosen.filter((one) => one.id !== id))}
              >
                <span className="sr-only">Don’t tag </span>
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="text-sm text-muted">You can tag up to ten people.</p>
      ) : (
        <Found readers={readers} chosen={chosen} onChoose={(one) => onChange([...chosen, one])} />
      )}
    </Fieldset>
  );
}

function Found({
  readers,
  chosen,
  onChoose,
}: {
  readers: TagReaders;
  chosen: readonly Chosen[];
  onChoose: (person: Chosen) => void;
}) {
  const { field, words } = useSearchText();
  const query = useQuery(taggableQuery(readers, words));
  return (
    <>
      <SearchField label="Search by name" {...field} />
      <QueryBoundary
        query={query}
        failed={{ level: 3 }}
        loading={
          <Loading>
            <Skeleton className="my-3 w-48" />
          </Loading>
        }
      >
        {(people) => (
          <People
            people={people.filter(({ id }) => !chosen.some((one) => one.id === id))}
            onChoose={onChoose}
          />
        )}
      </QueryBoundary>
    </>
  );
}

function People({
  people,
  onChoose,
}: {
  people: Taggable['people'];
  onChoose: (person: Chosen) => void;
}) {
  if (people.length === 0) return <p className="text-sm text-muted">Nobody to tag here.</p>;
  return (
    <List label="People you can tag">
      {people.map((person) => (
        <li key={person.id} className="flex items-center gap-3 py-2">
          <PersonPortrait person={person} size="sm" />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{person.name}</span>
            {person.isAsked && (
              <span className="block text-sm text-muted">We’ll ask them first</span>
            )}
          </span>
          <Button variant="secondary" onClick={() => onChoose(person)}>
            Tag<span className="sr-only"> {person.name}</span>
          </Button>
        </li>
      ))}
    </List>
  );
}
