import { wordsFor } from '#lib/http/client.ts';
import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, EmailField, Form, LinkButton, Notice, TakesFocus, toast } from '#ui';
import { AskGuardian, type WaitingState } from '@ribbon/domain/families';
import { t } from '@ribbon/domain/kernel';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useAskGuardian } from '../families.requests.queries.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

const confirmSent = (address: string) =>
  toast.success(t('We’ve sent an email to {address}.', { address }));

/** Sends the mail to the guardian once more, or to another address. */
export function AskAgain({ state }: { state: WaitingState }) {
  const [other, setOther] = useState(false);
  const ask = useAskGuardian();
  const seconds = useSecondsUntil(state.nextSendAt);
  const spent = state.nextSendAt === null;
  const asked = state.guardianEmail;
  if (asked === null) return <AnotherAddress blocked={spent} seconds={seconds} />;
  if (other)
    return <AnotherAddress blocked={spent} seconds={seconds} onClose={() => setOther(false)} />;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          icon={<Send aria-hidden />}
          pending={ask.isPending}
          disabled={spent || seconds > 0}
          onClick={() => ask.mutate(asked, { onSuccess: () => confirmSent(asked) })}
        >
          {seconds > 0
            ? t('You can send it again in {seconds, plural, one {# second} other {# seconds}}', {
                seconds,
              })
            : 'Send it again'}
        </Button>
        <LinkButton onClick={() => setOther(true)}>Use another email</LinkButton>
      </div>
      {spent && <p>No more emails today. You can send the next one tomorrow.</p>}
      {ask.isError && <Notice tone="danger">{wordsFor(ask.error)}</Notice>}
    </div>
  );
}

function AnotherAddress({
  blocked,
  seconds,
  onClose,
}: {
  blocked: boolean;
  seconds: number;
  /** Left out when there is no address to go back to. */
  onClose?: () => void;
}) {
  const form = useSchemaForm(AskGuardian, { guardianEmail: '' });
  const ask = useAskGuardian();
  const submit = form.handleSubmit(({ guardianEmail }) =>
    ask.mutateAsync(guardianEmail).then(() => {
      confirmSent(guardianEmail);
      onClose?.();
    }, form.showFault),
  );
  return (
    <TakesFocus>
      <Form onSubmit={submit} notice={form.notice}>
        <EmailField
          label="Your grown-up’s email"
          autoComplete="off"
          hint={
            blocked
              ? 'No more emails today. You can send the next one tomorrow.'
              : onClose && 'The link in the old email won’t work any more.'
          }
          error={form.formState.errors.guardianEmail?.message}
          {...form.register('guardianEmail')}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={ask.isPending} disabled={blocked || seconds > 0}>
            {seconds > 0
              ? t('You can send it in {seconds, plural, one {# second} other {# seconds}}', {
                  seconds,
                })
              : 'Send it there'}
          </Button>
          {onClose && (
            <Button variant="ghost" onClick={onClose}>
              Cancel
            </Button>
          )}
        </div>
      </Form>
    </TakesFocus>
  );
}
