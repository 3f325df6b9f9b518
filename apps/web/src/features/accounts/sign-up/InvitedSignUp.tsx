import { Button, Form } from '#ui';
import { SignUp, ageBandAt } from '@ribbon/domain/accounts';
import { familyMessages, familyPolicy } from '@ribbon/domain/families';
import type * as z from 'zod';
import { useSignIn, useSignUp } from '../accounts.queries.ts';
import { CredentialFields } from './fields/CredentialFields.tsx';
import { ConsentNote } from './fields/ConsentNote.tsx';
import { PersonFields } from './fields/PersonFields.tsx';
import { NO_CREDENTIALS, useCredentialForm } from './fields/useCredentialForm.ts';

type Typed = z.input<typeof SignUp>;

const isAdult = (person: SignUp) =>
  familyPolicy.beGuardian({ ageBand: ageBandAt(person, new Date()) });

/** Sign-up of an adult invited by email to look after a child; the link proves the address. */
export function InvitedSignUp({
  email,
  link,
  onDone,
}: {
  email: string;
  link: NonNullable<SignUp['guardianLink']>;
  /** The account is made and signed in. */
  onDone: () => void;
}) {
  const signUp = useSignUp();
  const signIn = useSignIn();
  const { form, whenValid, ...username } = useCredentialForm<Typed, SignUp>(SignUp, {
    ...NO_CREDENTIALS,
    email,
    fullName: '',
    userType: 'parent',
    clubId: null,
    guardianLink: link,
  });
  const submit = whenValid(async (person) => {
    if (!isAdult(person)) {
      form.setError('birthYear', { message: familyMessages.adultsOnly }, { shouldFocus: true });
      return;
    }
    try {
      await signUp.mutateAsync(person);
      await signIn.mutateAsync({ email: person.email, password: person.password });
      onDone();
    } catch (error) {
      form.showFault(error);
    }
  });
  const [birthMonth, birthYear, country] = form.watch(['birthMonth', 'birthYear', 'country']);
  return (
    <Form onSubmit={submit}>
      <CredentialFields
        form={form}
        {...username}
        emailFixed
        emailHint="The address we wrote to. It’s already confirmed."
      />
      <PersonFields form={form} />
      <ConsentNote person={{ birthMonth, birthYear, country }} />
      {form.notice && <p role="alert">{form.notice}</p>}
      <Button type="submit" block pending={signUp.isPending || signIn.isPending}>
        Create my account
      </Button>
    </Form>
  );
}
