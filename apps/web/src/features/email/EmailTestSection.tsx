import { call } from '#lib/http/client.ts';
import { useSchemaForm } from '#lib/forms/form.ts';
import { TestOutcome } from '#lib/notices/TestOutcome.tsx';
import { Button, EmailField, Form, Section } from '#ui';
import { TestEmail, emailEndpoints } from '@ribbon/domain/email';
import { useMutation } from '@tanstack/react-query';

/** Whether emails leave the house: one is sent at once, and how that went is shown. */
export function EmailTestSection() {
  const form = useSchemaForm(TestEmail, { email: '' });
  const test = useMutation({
    mutationFn: (body: TestEmail) => call(emailEndpoints.test, { body }),
  });
  const submit = form.handleSubmit((body) =>
    test.mutateAsync(body).then(({ works }) => {
      if (works) form.reset();
    }, form.showFault),
  );
  return (
    <Section title="Email service" intro="Send a test email to see whether emails go out.">
      <Form onSubmit={submit} notice={form.notice}>
        <EmailField
          label="Send it to"
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <div>
          <Button type="submit" variant="secondary" pending={test.isPending}>
            Send test email
          </Button>
        </div>
      </Form>
      <TestOutcome test={{ ...test, error: null }} />
    </Section>
  );
}
