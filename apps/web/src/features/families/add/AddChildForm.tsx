import { ChildFields } from '#features/accounts';
import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Form, Notice, Section } from '#ui';
import { NOTICE_VERSION, NewChild } from '@ribbon/domain/families';
import { useState } from 'react';
import { ConsentNotice } from '../approve/ConsentNotice.tsx';
import {
  AgreementField,
  NOTHING_ALLOWED,
  PermissionChoices,
} from '../approve/PermissionChoices.tsx';
import { RelationshipField } from '../approve/RelationshipField.tsx';
import { useAddChild } from '../families.queries.ts';
import type { Added } from './ChildAdded.tsx';
import { SignInChoice, type WayIn } from './SignInChoice.tsx';
import { t } from '@ribbon/domain/kernel';

/** Who the child is, how it signs in, what it may do, and the guardian's word, on one page. */
export function AddChildForm({ onAdded }: { onAdded: (added: Added) => void }) {
  const [wayIn, setWayIn] = useState<WayIn>('password');
  const form = useSchemaForm(NewChild, {
    firstName: '',
    username: '',
    password: '',
    permissions: NOTHING_ALLOWED,
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
      <PermissionChoices title={t('What may {name} do?', { name })} form={form} />
      <Section title="Please read this" className="mt-7">
        <ConsentNotice version={NOTICE_VERSION} mayDecline={false} />
        <AgreementField form={form} />
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
