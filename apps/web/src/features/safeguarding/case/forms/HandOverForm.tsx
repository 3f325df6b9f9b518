import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Form, SelectField, TextArea } from '#ui';
import {
  CASE_NOTE_MAX,
  CaseHandOver,
  type SafeguardingCase,
  caseMessages,
} from '@ribbon/domain/safeguarding';
import { useQuery } from '@tanstack/react-query';
import { colleaguesQuery, useHandOver } from '../../safeguarding.queries.ts';
import { UnlessOutrun } from './UnlessOutrun.tsx';

/** The colleague who takes over the case, and what they should know. */
export function HandOverForm({ found, onDone }: { found: SafeguardingCase; onDone: () => void }) {
  const colleagues = useQuery(colleaguesQuery(found.id));
  const form = useSchemaForm(CaseHandOver, { version: found.version, to: '', note: '' });
  const handOver = useHandOver(found.id);
  const { errors } = form.formState;
  const choices = (colleagues.data ?? []).filter(({ id }) => id !== found.assignee?.id);
  const submit = form.handleSubmit((body) =>
    handOver.mutateAsync(body).then(onDone, (error) => form.showFault(error, caseMessages.failed)),
  );
  return (
    <UnlessOutrun error={handOver.error} onClose={onDone}>
      <Form onSubmit={submit} notice={form.notice}>
        <SelectField
          label="Who are you handing it to?"
          placeholder="Choose someone"
          hint={
            colleagues.isSuccess && choices.length === 0
              ? 'No other system admin with two-factor sign-in can see this case.'
              : undefined
          }
          options={choices.map(({ id, name }) => ({ value: id, label: name }))}
          error={
            colleagues.isLoadingError ? 'We couldn’t load the administrators.' : errors.to?.message
          }
          {...form.register('to')}
        />
        <TextArea
          label="What should they know?"
          required={false}
          rows={3}
          max={CASE_NOTE_MAX}
          error={errors.note?.message}
          {...form.register('note')}
        />
        <Button type="submit" block pending={handOver.isPending}>
          Hand over
        </Button>
      </Form>
    </UnlessOutrun>
  );
}
