import { useSchemaForm } from '#lib/form.ts';
import { useMe } from '#lib/session.ts';
import { useTitle } from '#lib/title.ts';
import { Button, Notice, Page, SelectField, TextArea, TextField, linkClass } from '#ui';
import {
  CONTACT_MESSAGE_MAX,
  CONTACT_TOPIC_LABELS,
  ContactMessage,
  ContactTopic,
} from '@ribbon/domain/site';
import { Link } from '@tanstack/react-router';
import { useContact } from './site.queries.ts';

const TOPICS = ContactTopic.options.map((value) => ({ value, label: CONTACT_TOPIC_LABELS[value] }));

export function ContactScreen() {
  useTitle('Contact');
  return (
    <Page
      title="Contact"
      width="form"
      intro="Your message goes to the people who run Ribbon. We answer by email."
    >
      <Notice tone="caution" title="Is a child in danger now?">
        Call 999 in the United Kingdom, 112 in Europe, or your local emergency number first. In the
        UK, Childline answers children at 0800 1111 at any hour. See{' '}
        <Link to="/child-safety" className={linkClass}>
          Child Safety
        </Link>{' '}
        for more help.
      </Notice>
      <ContactForm />
    </Page>
  );
}

function ContactForm() {
  const me = useMe();
  const form = useSchemaForm(ContactMessage, {
    name: me?.fullName ?? '',
    email: me?.email ?? '',
    message: '',
  });
  const contact = useContact();
  const { errors } = form.formState;
  const submit = form.handleSubmit((message) => contact.mutateAsync(message).catch(form.showFault));
  if (contact.isSuccess) {
    return (
      <Notice tone="safe" role="status" title="Thank you">
        Your message has reached us.
      </Notice>
    );
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      {form.notice && <Notice tone="danger">{form.notice}</Notice>}
      <TextField
        label="Name"
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <SelectField
        label="What is it about?"
        placeholder="Choose a topic"
        options={TOPICS}
        error={errors.topic?.message}
        {...form.register('topic')}
      />
      <TextArea
        label="Message"
        rows={7}
        max={CONTACT_MESSAGE_MAX}
        error={errors.message?.message}
        {...form.register('message')}
      />
      <Button type="submit" pending={contact.isPending}>
        Send message
      </Button>
    </form>
  );
}
