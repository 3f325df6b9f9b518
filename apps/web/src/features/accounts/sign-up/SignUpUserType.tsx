import { Form, RadioCards } from '#ui';
import { SignUpType, accountMessages } from '@ribbon/domain/accounts';
import { Building2, HeartHandshake, PersonStanding, Whistle } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { AcceptTerms } from './fields/AcceptTerms.tsx';
import { CREATE_ACCOUNT, StepButtons } from './fields/StepButtons.tsx';

export const USER_TYPE_OPTIONS = [
  { value: 'gymnast', title: 'Gymnast', text: 'I train and compete.', icon: <PersonStanding /> },
  {
    value: 'parent',
    title: 'Parent or guardian',
    text: 'My child trains.',
    icon: <HeartHandshake />,
  },
  { value: 'coach', title: 'Coach', text: 'I teach at a club.', icon: <Whistle /> },
  { value: 'club_admin', title: 'Club admin', text: 'I run a club.', icon: <Building2 /> },
] as const satisfies readonly { value: SignUpType; title: string; text: string; icon: unknown }[];

export function SignUpUserType({
  start,
  last,
  onBack,
  onContinue,
}: {
  start: SignUpType | undefined;
  /** Given where no step follows: what the button then says and does. */
  last: { pending: boolean; error: string | undefined } | undefined;
  onBack: () => void;
  onContinue: (chosen: SignUpType) => void;
}) {
  const [chosen, setChosen] = useState(start);
  const [missing, setMissing] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen === undefined) setMissing(true);
    else onContinue(chosen);
  };
  return (
    <Form onSubmit={submit} notice={last?.error}>
      <RadioCards
        name="user_type"
        label="What do you do in rhythmic gymnastics?"
        options={USER_TYPE_OPTIONS}
        {...(start && { defaultValue: start })}
        error={missing && chosen === undefined ? accountMessages.noRole : undefined}
        onChange={(event) => setChosen(SignUpType.parse(event.target.value))}
      />
      {last && <AcceptTerms />}
      <StepButtons
        onBack={onBack}
        {...(last && { label: CREATE_ACCOUNT, pending: last.pending })}
      />
    </Form>
  );
}
