import { DecisionDialog, ReasonForm } from '#lib/admin-list/DecisionDialog.tsx';
import { useSchemaForm } from '#lib/forms/form.ts';
import { Button } from '#ui';
import {
  type HiddenItem,
  KeepHidden,
  WORDS_MAX,
  sanctionMessages,
  templateFor,
} from '@ribbon/domain/sanctions';
import { useState } from 'react';
import { useKeepHidden } from './sanctions.admin.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** What was changed still does not fit: the author reads why. */
export function KeepHiddenButton({ item }: { item: HiddenItem }) {
  const [keeping, setKeeping] = useState<HiddenItem>();
  return (
    <>
      <Button variant="secondary" onClick={() => setKeeping(item)}>
        Keep hidden
      </Button>
      <DecisionDialog
        deciding={keeping}
        about={({ id, author }) => ({
          key: id,
          title: 'Keep it hidden',
          consequence: t('We’ll tell {author} that it stays hidden and show them your message.', {
            author: author.name,
          }),
        })}
        onClose={() => setKeeping(undefined)}
      >
        {(shown) => <KeepForm item={shown} onClose={() => setKeeping(undefined)} />}
      </DecisionDialog>
    </>
  );
}

function KeepForm({ item, onClose }: { item: HiddenItem; onClose: () => void }) {
  const words = templateFor({ kind: item.kind, reason: item.reason });
  const form = useSchemaForm(KeepHidden, { words, version: item.version });
  const keep = useKeepHidden(item.id);
  const submit = form.handleSubmit((input) =>
    keep
      .mutateAsync(input)
      .then(onClose, (error: unknown) => form.showFault(error, sanctionMessages.applyFailed)),
  );
  return (
    <ReasonForm
      form={form}
      name="words"
      label="Message to the author"
      rows={8}
      max={WORDS_MAX}
      confirmLabel="Keep hidden"
      tone="danger"
      pending={keep.isPending}
      onSubmit={submit}
    />
  );
}
