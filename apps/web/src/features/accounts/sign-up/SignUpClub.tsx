import { useDebounced } from '#lib/debounced.ts';
import { Form, Notice, RadioCards, RibbonLoader, TextField, linkClass } from '#ui';
import { ClubId } from '@ribbon/domain/accounts';
import { CLUB_CHOICES } from '@ribbon/domain/clubs';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { StepButtons } from './StepButtons.tsx';
import { clubChoicesQuery } from '../accounts.queries.ts';

const NO_CLUB = { value: '', title: 'No club for now', text: 'You can join one later.' };

export function SignUpClub({
  pending,
  error,
  onBack,
  onSubmit,
}: {
  pending: boolean;
  error: string | undefined;
  onBack: () => void;
  onSubmit: (club: ClubId | null) => void;
}) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState('');
  const { data: clubs, isError } = useQuery(clubChoicesQuery(useDebounced(typed.trim(), 300)));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit(chosen === '' ? null : ClubId.parse(chosen));
  };
  const found = (clubs ?? []).map((club) => ({
    value: club.id,
    title: club.name,
    text: `${club.city}, ${club.country}`,
  }));
  return (
    <Form onSubmit={submit} notice={error}>
      <TextField
        label="Find your club"
        required={false}
        icon={<Search aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isError && (
        <Notice tone="caution">The clubs could not be loaded. You can join one later.</Notice>
      )}
      {!clubs && !isError && <RibbonLoader />}
      <div className="-m-1.5 max-h-[max(18rem,44dvh)] overflow-y-auto overscroll-contain p-1.5">
        <RadioCards
          name="club"
          label="Your club"
          value={chosen}
          options={[NO_CLUB, ...found]}
          onChange={(event) => setChosen(event.target.value)}
        />
      </div>
      {found.length === CLUB_CHOICES && (
        <p className="text-sm text-muted">There are more. Type a name or a town to find yours.</p>
      )}
      {clubs?.length === 0 && <p className="text-sm text-muted">No club matches.</p>}
      <p className="text-sm text-muted">
        With your account you accept our{' '}
        <Link to="/terms-of-service" target="_blank" className={linkClass}>
          Terms of Service
        </Link>
        . The{' '}
        <Link to="/privacy-policy" target="_blank" className={linkClass}>
          Privacy Policy
        </Link>{' '}
        says what we keep and why.
      </p>
      <StepButtons onBack={onBack} label="Create account" pending={pending} />
    </Form>
  );
}
