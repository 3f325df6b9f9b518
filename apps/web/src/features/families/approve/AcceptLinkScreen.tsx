import { useSchemaForm } from '#lib/forms/form.ts';
import { Badge, Button, Card, CheckboxField, Form, Notice, Page, Section } from '#ui';
import {
  AcceptForm,
  GUARDIAN_ROLE_LABELS,
  GUARDIAN_ROLE_TEXTS,
  TEEN_GUARDIAN_TEXTS,
  TEEN_LINK_NOTICE_DAYS,
} from '@ribbon/domain/families';
import { useAccept } from '../families.requests.queries.ts';
import { ConsentNotice } from './ConsentNotice.tsx';
import { DeclineButton } from './DeclineButton.tsx';
import { RelationshipField } from './RelationshipField.tsx';
import type { ReadyProps } from './families.approval.rules.ts';
import { t } from '@ribbon/domain/kernel';

/** Another guardian, or a teenager, asks for company on an account that is in use. */
export function AcceptLinkScreen({ link, view, onOutcome }: ReadyProps) {
  const { username } = view.child;
  const ofTeen = view.kind === 'teen_link';
  const form = useSchemaForm(AcceptForm, {});
  const accept = useAccept();
  const submit = form.handleSubmit((acceptance) =>
    accept
      .mutateAsync({ ...link, ...acceptance })
      .then(() => onOutcome({ answer: ofTeen ? 'waits' : 'accepted', username }), form.showFault),
  );
  return (
    <Page
      title={
        ofTeen
          ? t('@{username} would like your help', { username })
          : t('{askedBy} would like your help', { askedBy: view.askedBy })
      }
      kicker="Looking after an account"
      width="text"
      intro={
        ofTeen
          ? t(
              '@{username} is between 13 and 17 and would like your help looking after their account.',
              { username },
            )
          : t('{askedBy} looks after @{username}’s account and would like your help.', {
              askedBy: view.askedBy,
              username,
            })
      }
    >
      <Section title="What you’ll be able to see and do">
        <Card>
          <Badge tone="brand">{GUARDIAN_ROLE_LABELS[view.role]}</Badge>
          <p className="mt-3">
            {ofTeen ? TEEN_GUARDIAN_TEXTS.toGuardian : GUARDIAN_ROLE_TEXTS[view.role].toGuardian}
          </p>
          <p className="mt-3 text-muted">
            We’ll tell @{username} that you’re linked and what you can see. You can stop at any
            time.
            {ofTeen &&
              t(
                ' We’ll check with someone who already looks after @{username} first. If nobody objects, the link starts after {teenLinkNoticeDays} days.',
                { username, teenLinkNoticeDays: TEEN_LINK_NOTICE_DAYS },
              )}
          </p>
        </Card>
        {!ofTeen && <ConsentNotice version={view.noticeVersion} rights={false} />}
      </Section>
      <Section title="Your decision">
        <Form onSubmit={submit}>
          <RelationshipField form={form} />
          <CheckboxField
            label="I’m an adult. I’ve read the information above and agree to it."
            error={form.formState.errors.noticeRead?.message}
            {...form.register('noticeRead')}
          />
          {ofTeen && <p className="text-sm text-muted">Notice version {view.noticeVersion}.</p>}
          {form.notice && <Notice tone="danger">{form.notice}</Notice>}
          <div className="flex flex-col gap-3 sm:flex-row">
            <Button type="submit" pending={accept.isPending}>
              Accept
            </Button>
            <DeclineButton
              link={link}
              kind={view.kind}
              label="Decline"
              onDeclined={() => onOutcome({ answer: 'declined' })}
            />
          </div>
        </Form>
      </Section>
    </Page>
  );
}
