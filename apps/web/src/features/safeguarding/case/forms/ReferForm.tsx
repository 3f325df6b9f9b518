import { useSchemaForm } from '#lib/forms/form.ts';
import { serverNow } from '#lib/http/server-clock.ts';
import { Button, Form, TextArea, TextField } from '#ui';
import {
  CASE_NOTE_MAX,
  CaseReferral,
  REFERENCE_MAX,
  REFERRED_TO_MAX,
  type SafeguardingCase,
  caseMessages,
} from '@ribbon/domain/safeguarding';
import { useRefer } from '../../safeguarding.queries.ts';
import { UnlessOutrun } from './UnlessOutrun.tsx';

const today = () => new Date(serverNow()).toISOString().slice(0, 10);

/** The outside body a case is referred to, when, and its number there. */
export function ReferForm({ found, onDone }: { found: SafeguardingCase; onDone: () => void }) {
  const { version } = found;
  const form = useSchemaForm(CaseReferral, {
    version,
    to: '',
    on: today(),
    reference: '',
    note: '',
  });
  const refer = useRefer(found.id);
  const { errors } = form.formState;
  const submit = form.handleSubmit((body) =>
    refer.mutateAsync(body).then(onDone, (error) => form.showFault(error, caseMessages.failed)),
  );
  return (
    <UnlessOutrun error={refer.error} onClose={onDone}>
      <Form onSubmit={submit} notice={form.notice}>
        <TextField
          label="Who was it referred to?"
          hint="Children’s services, the police, a school."
          maxLength={REFERRED_TO_MAX}
          error={errors.to?.message}
          {...form.register('to')}
        />
        <TextField
          label="Date of referral"
          type="date"
          max={today()}
          error={errors.on?.message}
          {...form.register('on')}
        />
        <TextField
          label="Their reference"
          required={false}
          maxLength={REFERENCE_MAX}
          error={errors.reference?.message}
          {...form.register('reference')}
        />
        <TextArea
          label="Note"
          required={false}
          rows={3}
          max={CASE_NOTE_MAX}
          error={errors.note?.message}
          {...form.register('note')}
        />
        <Button type="submit" block pending={refer.isPending}>
          Save
        </Button>
      </Form>
    </UnlessOutrun>
  );
}
