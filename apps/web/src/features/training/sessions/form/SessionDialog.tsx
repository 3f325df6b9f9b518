import { DisclosureHelp } from '#features/moderation';
import { Dialog } from '#ui';
import type { DisclosureId } from '@ribbon/domain/moderation';
import { useState } from 'react';
import type { Editing } from './training.session.form.ts';
import { SessionForm } from './SessionForm.tsx';

export function SessionDialog({
  editing,
  onClose,
}: {
  editing: Editing | undefined;
  onClose: () => void;
}) {
  const [help, setHelp] = useState<DisclosureId>();
  const close = () => {
    setHelp(undefined);
    onClose();
  };
  const title = editing?.isNew === false ? 'Edit session' : 'Add session';
  return (
    <Dialog
      open={editing !== undefined}
      onOpenChange={(open) => !open && close()}
      size="lg"
      title={help === undefined ? title : 'Thank you for telling us'}
    >
      {editing && help === undefined && (
        <SessionForm editing={editing} onDone={close} onHelp={setHelp} />
      )}
      {help !== undefined && <DisclosureHelp disclosureId={help} onClose={close} />}
    </Dialog>
  );
}
