import { Form, linkClass } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { ClubPicker } from './fields/ClubPicker.tsx';
import { StepButtons } from './fields/StepButtons.tsx';

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
  const [chosen, setChosen] = useState<ClubId | null>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit(chosen);
  };
  return (
    <Form onSubmit={submit} notice={error}>
      <ClubPicker chosen={chosen} onChoose={setChosen} />
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
