import { Button, Form, RadioCards } from '#ui';
import { type SubmitEvent, useState } from 'react';

/** The first question, asked neutrally: nothing is chosen and nothing hints at an answer. */
export function SignUpAge({ onChoose }: { onChoose: (young: boolean) => void }) {
  const [choice, setChoice] = useState<string>();
  const [missing, setMissing] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (choice === undefined) setMissing(true);
    else onChoose(choice === 'under');
  };
  return (
    <Form onSubmit={submit}>
      <RadioCards
        name="age"
        label="How old are you?"
        error={missing && choice === undefined ? 'Please choose one' : undefined}
        onChange={(event) => setChoice(event.target.value)}
        options={[
          { value: 'under', title: 'Under 13', text: 'A parent or guardian joins with you.' },
          { value: 'older', title: '13 or older', text: 'You make your own account.' },
        ]}
      />
      <Button type="submit" block>
        Continue
      </Button>
    </Form>
  );
}
