import { PersonFields } from '#features/accounts';
import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Form, Notice, Page, Section } from '#ui';
import { ApprovalForm } from '@ribbon/domain/families';
import { useApprove } from '../families.requests.queries.ts';
import { ConsentNotice } from './ConsentNotice.tsx';
import { DeclineButton } from './DeclineButton.tsx';
import { AgreementField, NOTHING_ALLOWED, PermissionChoices } from './PermissionChoices.tsx';
import { RelationshipField } from './RelationshipField.tsx';
import type { ReadyProps } from './families.approval.rules.ts';
import { t } from '@ribbon/domain/kernel';

/** A guardian reads, completes the child's account and says what is allowed. */
export function ApproveChildScreen({ link, view, onOutcome }: ReadyProps) {
  const { username, email } = view.child;
  const form = useSchemaForm(ApprovalForm, { fullName: '', permissions: NOTHING_ALLOWED });
  const approve = useApprove();
  const submit = form.handleSubmit((approval) =>
    approve
      .mutateAsync({ ...link, ...approval })
      .then(() => onOutcome({ answer: 'approved', username }), form.showFault),
  );
  return (
    <Page
      title={t('@{username} would like to join', { username })}
      kicker="Your approval"
      width="text"
      intro={
        <>
          {email && (
            <>
              They signed up with <strong className="wrap-anywhere text-ink">{email}</strong>.{' '}
            </>
          )}
          Until you approve, the account can’t do anything and nobody can see it.
        </>
      }
    >
      <Section title="1. Please read this first">
        <ConsentNotice version={view.noticeVersion} />
      </Section>
      <Form onSubmit={submit}>
        <Section title="2. About your child">
          <div className="flex flex-col gap-5">
            <PersonFields form={form} about="child" />
            <RelationshipField form={form} />
          </div>
        </Section>
        <PermissionChoices title={t('3. What may @{username} do?', { username })} form={form} />
        <Section title="4. Your decision" className="mt-7">
          <AgreementField form={form} />
          {form.notice && <Notice tone="danger">{form.notice}</Notice>}
          <div className="flex flex-col gap-3 sm:flex-row">
            <Button type="submit" pending={approve.isPending}>
              Approve the account
            </Button>
            <DeclineButton
              link={link}
              kind={view.kind}
              label="Decline and delete"
              onDeclined={() => onOutcome({ answer: 'declined' })}
            />
          </div>
        </Section>
      </Form>
    </Page>
  );
}
