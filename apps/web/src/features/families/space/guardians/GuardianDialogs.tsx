import { wordsFor } from '#lib/http/client.ts';
import { ConfirmDialog, useLastShown } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import type { FamilyChild, Guardian } from '@ribbon/domain/families';
import { childName } from '../../families.child.format.ts';
import { useHandOver, useRemoveGuardian } from '../../families.queries.ts';
import { t } from '@ribbon/domain/kernel';

interface Props {
  child: FamilyChild;
  /** The guardian it is about; closed while there is none. */
  guardian: Guardian | undefined;
  onClose: () => void;
}

/** Passing the main role on. */
export function HandOver({ child, guardian, onClose }: Props) {
  const handOver = useHandOver(child.id);
  const shown = useLastShown(guardian);
  return (
    <ConfirmDialog
      open={guardian !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t('Make {shown} the main guardian?', { shown: shown?.name ?? '' })}
      text="They’ll be able to invite and remove guardians and delete the account. You’ll still be a guardian and make decisions, but you can’t take the main role back yourself."
      confirmLabel="Make main guardian"
      tone="primary"
      pending={handOver.isPending}
      error={handOver.isError ? wordsFor(handOver.error) : undefined}
      onConfirm={() => guardian && handOver.mutate(guardian.id, { onSuccess: onClose })}
    />
  );
}

/** A confirmed guardian takes the main role over from one nobody has confirmed. */
export function TakeOver({ me, child, guardian, onClose }: Props & { me: Me }) {
  const handOver = useHandOver(child.id);
  const shown = useLastShown(guardian);
  return (
    <ConfirmDialog
      open={guardian !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t('Become the main guardian of {child}?', { child: childName(child) })}
      text={t(
        'You’re a confirmed guardian, and nobody has confirmed who {shown} is, so you can take over. You can then invite and remove guardians and delete the account. {shown} stays as a guardian and gets an email about it.',
        { shown: shown?.name ?? '' },
      )}
      confirmLabel="Become main guardian"
      tone="primary"
      pending={handOver.isPending}
      error={handOver.isError ? wordsFor(handOver.error) : undefined}
      onConfirm={() => guardian && handOver.mutate(me.id, { onSuccess: onClose })}
    />
  );
}

/** Ends a link: another guardian's, or the reader's. */
export function RemoveGuardian({ me, child, guardian, onClose }: Props & { me: Me }) {
  const remove = useRemoveGuardian(child.id);
  const shown = useLastShown(guardian);
  const own = shown?.id === me.id;
  return (
    <ConfirmDialog
      open={guardian !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={
        own
          ? t('Stop looking after {child}?', { child: childName(child) })
          : t('Remove {shown}?', { shown: shown?.name ?? '' })
      }
      text={
        own
          ? 'You won’t be able to see or manage this account any more. You’d need a new invitation to come back.'
          : 'They’ll no longer see or manage this account. You can invite them again.'
      }
      confirmLabel={own ? 'Leave' : 'Remove'}
      pending={remove.isPending}
      error={remove.isError ? wordsFor(remove.error) : undefined}
      onConfirm={() => guardian && remove.mutate(guardian.id, { onSuccess: onClose })}
    />
  );
}
