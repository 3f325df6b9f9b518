import { IconButton, cx } from '#ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '@ribbon/domain/kernel';

/** The actions on the selected club: within its card, on a phone in reach of a thumb. */
export function ClubSheet({
  name,
  aboveBar,
  onClose,
  children,
}: {
  name: string;
  /** The bar of the places at the foot of the screen stays free. */
  aboveBar: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <div
      className={cx(
        'max-sm:fixed max-sm:inset-x-0 max-sm:z-30 max-sm:rounded-t-lg max-sm:border-t-2 max-sm:border-line max-sm:bg-surface-raised max-sm:px-4 max-sm:pt-2 max-sm:shadow-far',
        aboveBar
          ? 'max-sm:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] max-sm:pb-3'
          : 'max-sm:bottom-0 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))]',
      )}
    >
      <div className="flex items-center justify-between gap-3 sm:hidden">
        <p className="min-w-0 truncate font-display text-lg font-bold">{name}</p>
        <IconButton label={t('Close {name}', { name })} className="-mr-2" onClick={onClose}>
          <X />
        </IconButton>
      </div>
      {children}
    </div>
  );
}
