import { ChildFields } from '#features/accounts';
import { useSchemaForm } from '#lib/form.ts';
import { Button, CheckboxField, Form, Notice, Section, Switch } from '#ui';
import { NOTICE_VERSION, NewChild, PERMISSION_TEXTS, Permission } from '@ribbon/domain/families';
import { useState } from 'react';
import { ConsentNotice } from '../approve/ConsentNotice.tsx';
import { RelationshipField } from '../approve/RelationshipField.tsx';
import { useAddChild } from '../families.queries.ts';
import type { Added } from './ChildAdded.tsx';
import { SignInChoice, type WayIn } from './SignInChoice.tsx';

/** Nothing is allowed until the guardian says so, one thing after the other. */
const NOTHING = Object.fromEntries(Permission.options.map((permission) => [permission, false]));

/** Who the child is, how it signs in, what it may do, and the guardian's word, on one page. */
export function AddChildForm({ onAdded }: { onAdded: (added: Added) => void }) {
  const [wayIn, setWayIn] = useState<WayIn>('password');
  const form = useSchemaForm(NewChild, {
    firstName: '',
    username: '',
    password: '',
    permissions: NOTHING,
  });
  const add = useAddChild();
  const name = form.watch('firstName').trim() || 'your child';
  const choose = (next: WayIn) => {
    setWayIn(next);
    form.setValue('password', next === 'card' ? null : '');
    form.clearErrors('password');
  };
  const submit = form.handleSubmit((child) =>
    add
      .mutateAsync(child)
      .then(
        ({ codeCard }) =>
          onAdded({ name: child.firstName, username: child.username, card: codeCard }),
        form.showFault,
      ),
  );
  return (
    <Form onSubmit={submit}>
      <Section title="About your child">
        <div className="flex flex-col gap-5">
          <ChildFields form={form} username={form.watch('username')} />
          <RelationshipField form={form} />
        </div>
      </Section>
      <SignInChoice form={form} wayIn={wayIn} typed={form.watch('password')} onChoose={choose} />
      <Section
        title={`What may ${name} do?`}
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
      <Section title="Please read this" className="mt-7">
        <ConsentNotice version={NOTICE_VERSION} mayDecline={false} />
        <CheckboxField
          label="I am an adult with the right to decide for this child. I have read the notice above and agree to it."
          error={form.formState.errors.noticeRead?.message}
          {...form.register('noticeRead')}
        />
        {form.notice && <Notice tone="danger">{form.notice}</Notice>}
        <div>
          <Button type="submit" pending={add.isPending}>
            Add {name}
          </Button>
        </div>
      </Section>
    </Form>
  );
}
