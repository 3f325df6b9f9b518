import { wordsFor } from '#lib/http/client.ts';
import { Button, ConfirmDialog } from '#ui';
import { type GuardianLink, type RequestKind, PURGE_AFTER_DAYS } from '@ribbon/domain/families';
import { useState } from 'react';
import { useDecline } from '../families.requests.queries.ts';
import { t } from '@ribbon/domain/kernel';

const UNKNOWN =
  'If a new account is waiting for your answer, we’ll delete it straight away, with everything in it. If the account is already in use, nothing changes except that you won’t be linked to it. This can’t be undone.';
const TEXTS: Readonly<Record<RequestKind, string>> = {
  approval: t(
    'We’ll delete the account straight away, with everything in it. This can’t be undone. If you’d like to think about it, just close this page: the request stays open for up to {purgeAfterDays} days.',
    { purgeAfterDays: PURGE_AFTER_DAYS },
  ),
  co_guardian: 'Nothing changes, and you won’t be linked to this account.',
  teen_link: 'Nothing changes, and you won’t be linked to this account.',
};

/** Saying no, with what that does. */
export function DeclineButton({
  link,
  kind,
  label,
  onDeclined,
}: {
  link: GuardianLink;
  /** Unknown until the right person is signed in. */
  kind?: RequestKind;
  label: string;
  onDeclined: () => void;
}) {
  const [open, setOpen] = useState(false);
  const decline = useDecline();
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Say no?"
        text={kind ? TEXTS[kind] : UNKNOWN}
        confirmLabel={kind === 'approval' ? 'Decline and delete' : 'Decline'}
        pending={decline.isPending}
        error={decline.isError ? wordsFor(decline.error) : undefined}
        onConfirm={() => decline.mutate(link, { onSuccess: onDeclined })}
      />
    </>
  );
}
