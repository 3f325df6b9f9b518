import { PersonFields } from '#features/accounts';
import { useSchemaForm } from '#lib/form.ts';
import { Button, CheckboxField, Form, Notice, Page, Section, Switch } from '#ui';
import { ApprovalForm, PERMISSION_TEXTS, Permission } from '@ribbon/domain/families';
import { useApprove } from '../requests.queries.ts';
import { ConsentNotice } from './ConsentNotice.tsx';
import { DeclineButton } from './DeclineButton.tsx';
import { RelationshipField } from './RelationshipField.tsx';
import type { ReadyProps } from './ready.ts';

/** Nothing is allowed until the guardian says so, one thing after the other. */
const NOTHING = Object.fromEntries(Permission.options.map((permission) => [permission, false]));

/** A guardian reads, completes the child's account and says what is allowed. */
export function ApproveChildScreen({ link, view, onOutcome }: ReadyProps) {
  const { username, email } = view.child;
  const form = useSchemaForm(ApprovalForm, { fullName: '', permissions: NOTHING });
  const approve = useApprove();
  const submit = form.handleSubmit((approval) =>
    approve
      .mutateAsync({ ...link, ...approval })
      .then(() => onOutcome({ answer: 'approved', username }), form.showFault),
  );
  return (
    <Page
      title={`@${username} would like to join`}
      kicker="Your approval"
      width="text"
      intro={
        <>
          {email && (
            <>
              The child signed up with <strong className="wrap-anywhere text-ink">{email}</strong>
              .{' '}
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
        <Section
          title={`3. What may @${username} do?`}
          intro="Everything is off. Switch on what you’d like to allow now; you can change it at any time."
          className="mt-7"
        >
          <ul className="flex flex-col divide-y-2 divide-line">
            {Permission.options.map((permission) => (
              <li key={permission} className="py-2 first:pt-0">
                <Switch
                  label={PERMISSION_TEXTS[permission].title}
                  hint={PERMISSION_TEXTS[permission].text}
                  {...form.register(`permissions.${permission}`)}
                />
              </li>
            ))}
          </ul>
        </Section>
        <Section title="4. Your decision" className="mt-7">
          <CheckboxField
            label="I am an adult with the right to decide for this child. I have read the notice above and agree to it."
            error={form.formState.errors.noticeRead?.message}
            {...form.register('noticeRead')}
          />
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
