import { Form } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import { type SubmitEvent, useState } from 'react';
import { AcceptTerms } from './fields/AcceptTerms.tsx';
import { ClubPicker } from './fields/ClubPicker.tsx';
import { CREATE_ACCOUNT, StepButtons } from './fields/StepButtons.tsx';
import type { ClubChosen } from './useClubOfOrigin.ts';

export function SignUpClub({
  start,
  pending,
  error,
  onBack,
  onSubmit,
}: {
  /** The club that one came from. */
  start: ClubChosen | undefined;
  pending: boolean;
  error: string | undefined;
  onBack: () => void;
  onSubmit: (club: ClubId | null) => void;
}) {
  const [chosen, setChosen] = useState<ClubId | null>(start?.id ?? null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit(chosen);
  };
  return (
    <Form onSubmit={submit} notice={error}>
      <ClubPicker chosen={chosen} first={start?.name} onChoose={setChosen} />
      <AcceptTerms />
      <StepButtons onBack={onBack} label={CREATE_ACCOUNT} pending={pending} />
    </Form>
  );
}
