import { wordsFor } from '#lib/http/client.ts';
import { Button, ConfirmDialog } from '#ui';
import { type GuardianLink, type RequestKind, PURGE_AFTER_DAYS } from '@ribbon/domain/families';
import { useState } from 'react';
import { useDecline } from '../families.requests.queries.ts';

const UNKNOWN =
  'If a child’s new account is waiting for your answer, it is deleted straight away with everything in it. An account already in use stays as it is, without you. This can’t be undone.';
const TEXTS: Readonly<Record<RequestKind, string>> = {
  approval: `The account is deleted straight away with everything in it. This can’t be undone. If you’d like to think about it, just close this page: the request stays open for up to ${PURGE_AFTER_DAYS} days.`,
  co_guardian: 'The account stays as it is, and you won’t look after it.',
  teen_link: 'The account stays as it is, and you won’t look after it.',
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
