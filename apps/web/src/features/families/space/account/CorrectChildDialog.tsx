import { BirthFields } from '#features/accounts';
import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Dialog, Form, TextField, toast } from '#ui';
import { Correction } from '@ribbon/domain/accounts';
import type { FamilyChild } from '@ribbon/domain/families';
import { childName } from '../../families.child.format.ts';
import { useCorrectChild } from '../../families.queries.ts';
import { t } from '@ribbon/domain/kernel';

interface Props {
  child: FamilyChild;
  open: boolean;
  onClose: () => void;
}

/** A guardian puts a child's name or month of birth right. */
export function CorrectChildDialog({ child, open, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('Correct {child}’s details', { child: childName(child) })}
      description="You can do this twice a year. If the new year makes them 13 or older, please contact us."
    >
      <CorrectChildForm child={child} onClose={onClose} />
    </Dialog>
  );
}

function CorrectChildForm({ child, onClose }: Omit<Props, 'open'>) {
  const form = useSchemaForm(Correction, {
    fullName: child.fullName ?? '',
    birthMonth: child.birthMonth ?? undefined,
    birthYear: child.birthYear ?? undefined,
  });
  const correct = useCorrectChild(child.id);
  const submit = form.handleSubmit((correction) =>
    correct.mutateAsync(correction).then(() => {
      toast.success('The details have been corrected.');
      onClose();
    }, form.showFault),
  );
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <TextField
        label="Full name"
        autoComplete="off"
        error={form.formState.errors.fullName?.message}
        {...form.register('fullName')}
      />
      <BirthFields form={form} />
      <Button type="submit" block pending={correct.isPending}>
        Save
      </Button>
    </Form>
  );
}
