import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Card, EmailField, Form, Heading, SelectField, TakesFocus } from '#ui';
import { WAITLIST_TYPE_LABELS, WaitlistSignup, WaitlistUserType } from '@ribbon/domain/site';
import { Link } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { useJoinWaitlist } from '../site.queries.ts';

const TYPES = WaitlistUserType.options.map((value) => ({
  value,
  label: WAITLIST_TYPE_LABELS[value],
}));

export function WaitlistForm() {
  const form = useSchemaForm(WaitlistSignup, { email: '' });
  const join = useJoinWaitlist();
  const { errors } = form.formState;
  const [email, userType] = form.watch(['email', 'userType']);
  const incomplete = email.trim() === '' || !userType;
  const submit = form.handleSubmit((signup) => join.mutateAsync(signup).catch(form.showFault));

  if (join.isSuccess) return <ThankYou email={email} />;
  return (
    <Card padding="lg" data-ground="paper">
      <Heading level={2} className="mb-5">
        Join the Waitlist
      </Heading>
      <Form onSubmit={submit} notice={form.notice}>
        <EmailField error={errors.email?.message} {...form.register('email')} />
        <SelectField
          label="I am a"
          placeholder="Choose"
          options={TYPES}
          error={errors.userType?.message}
          {...form.register('userType')}
        />
        <Button type="submit" size="lg" block disabled={incomplete} pending={join.isPending}>
          {join.isPending ? 'Joining...' : 'Join the Waitlist'}
        </Button>
        <p className="text-sm text-muted">
          We use your email for this and nothing else. Please don’t sign up a child: guardians can
          do that later.
        </p>
      </Form>
    </Card>
  );
}

function ThankYou({ email }: { email: string }) {
  return (
    <Card padding="lg" data-ground="paper">
      <TakesFocus>
        <MailCheck aria-hidden className="size-12 text-safe" strokeWidth={1.75} />
        <Heading level={2} className="mt-3">
          Thank you!
        </Heading>
        <div role="status">
          <ol className="mt-4 flex list-decimal flex-col gap-2 pl-5">
            <li>
              Open the email we’ve just sent to <strong className="wrap-anywhere">{email}</strong>.
            </li>
            <li>Click the link in it to join the list.</li>
            <li>We’ll email you again when it’s your turn, and not before.</li>
          </ol>
        </div>
        <Button className="mt-6" render={<Link to="/" />}>
          Back to the home page
        </Button>
      </TakesFocus>
    </Card>
  );
}
