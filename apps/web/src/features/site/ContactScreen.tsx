import { useSchemaForm } from '#lib/forms/form.ts';
import { listed } from '#lib/format/format.ts';
import { useMe } from '#lib/session/session.ts';
import { useTitle } from '#lib/navigation/title.ts';
import {
  Button,
  EmailField,
  Form,
  Heading,
  Notice,
  Page,
  SelectField,
  TakesFocus,
  TextArea,
  TextField,
  linkClass,
} from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import { t } from '@ribbon/domain/kernel';
import {
  CONTACT_MESSAGE_MAX,
  CONTACT_TOPIC_LABELS,
  ContactMessage,
  ContactTopic,
  sitePages,
} from '@ribbon/domain/site';
import { Link } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { useContact } from './site.queries.ts';

const TOPICS = ContactTopic.options.map((value) => ({ value, label: CONTACT_TOPIC_LABELS[value] }));

export function ContactScreen() {
  useTitle(sitePages.contact.title);
  const me = useMe();
  return (
    <Page
      title={sitePages.contact.title}
      width="form"
      intro="Your message goes to the people who run the platform. We answer by email."
    >
      <Notice tone="caution" role="none" title="Is a child in danger now?">
        Call 999 in the UK, 112 in the EU, 911 in the US, or your local emergency number first. In
        the UK, children can call Childline on 0800 1111 at any time. See{' '}
        <Link to="/child-safety" className={linkClass}>
          Child Safety
        </Link>{' '}
        for more help.
      </Notice>
      {me?.email === null ? <AskGrownUp me={me} /> : <ContactForm key={me?.id} me={me} />}
    </Page>
  );
}

/** An answer needs an address, and children added by a guardian have none. */
function AskGrownUp({ me: { family } }: { me: Me }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <p>
        {family.lookedAfterBy.length > 0
          ? t(
              'Your account has no email address, so we couldn’t write back to you. Please ask {lookedAfterBy} to write to us.',
              { lookedAfterBy: listed(family.lookedAfterBy) },
            )
          : 'Your account has no email address, so we couldn’t write back to you. Please ask your grown-up to write to us.'}
      </p>
      <p>
        Is something wrong, or does something feel bad? You can tell us without an email address.
      </p>
      <Button render={<Link to="/family" hash="help" />}>Tell us what’s wrong</Button>
    </div>
  );
}

function ContactForm({ me }: { me: Me | null | undefined }) {
  const form = useSchemaForm(ContactMessage, {
    name: me?.fullName ?? '',
    email: me?.email ?? '',
    message: '',
  });
  const contact = useContact();
  const { errors } = form.formState;
  const submit = form.handleSubmit((message) => contact.mutateAsync(message).catch(form.showFault));
  if (contact.isSuccess) return <Received email={form.getValues('email')} />;
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <TextField
        label="Name"
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <EmailField error={errors.email?.message} {...form.register('email')} />
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
    </Form>
  );
}

function Received({ email }: { email: string }) {
  return (
    <TakesFocus className="flex flex-col items-start gap-3">
      <MailCheck aria-hidden className="size-12 text-safe" strokeWidth={1.75} />
      <Heading level={2}>Thank you</Heading>
      <p role="status">
        We’ve got your message. We’ll reply to <strong className="wrap-anywhere">{email}</strong>.
      </p>
      <Button className="mt-3" variant="secondary" render={<Link to="/" />}>
        Back to the home page
      </Button>
    </TakesFocus>
  );
}
