import { LanguageSwitch } from '#lib/language/LanguageSwitch.tsx';
import { Button, Form, RadioCards } from '#ui';
import { type SubmitEvent, useState } from 'react';

const UNDER = { value: 'under', title: 'Under 13', text: 'A parent or guardian joins with you.' };
const OLDER = { value: 'older', title: '13 or older', text: 'You create your own account.' };

/** The first question, asked neutrally: nothing is chosen and nothing hints at an answer. */
export function SignUpAge({
  settled,
  pending,
  error,
  onChoose,
}: {
  /** Under 13 was the answer in this browser, and stays it. */
  settled: boolean;
  pending: boolean;
  error: string | undefined;
  onChoose: (young: boolean) => void;
}) {
  const [choice, setChoice] = useState<string>();
  const [missing, setMissing] = useState(false);
  const answer = settled ? UNDER.value : choice;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (answer === undefined) setMissing(true);
    else onChoose(answer === UNDER.value);
  };
  return (
    <Form onSubmit={submit} notice={error}>
      <RadioCards
        name="age"
        label="How old are you?"
        error={missing && answer === undefined ? 'Please choose one' : undefined}
        {...(settled && {
          value: UNDER.value,
          hint: 'You told us you’re under 13, so you’ll join with a grown-up.',
        })}
        onChange={(event) => setChoice(event.target.value)}
        options={settled ? [UNDER] : [UNDER, OLDER]}
      />
      <Button type="submit" block pending={pending}>
        Continue
      </Button>
      <LanguageSwitch className="min-h-control self-center rounded-sm bg-transparent text-muted" />
    </Form>
  );
}
