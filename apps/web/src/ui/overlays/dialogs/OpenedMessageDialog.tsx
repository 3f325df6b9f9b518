import { Dialog } from '@base-ui/react/dialog';
import { Button } from '../../controls/Button.tsx';
import { cx } from '../../cx.ts';
import type { MessageDialogProps } from './dialog-props.ts';
import { useCountsAsOpen } from './open-dialogs.ts';
import { backdropClass, popupClass, sheetClass } from '../popup.ts';

/** Something to read and to put away, no larger than its words. */
export function OpenedMessageDialog({ open, onClose, title, children }: MessageDialogProps) {
  useCountsAsOpen(open);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Popup className={cx(popupClass, sheetClass)}>
          <div className="flex min-h-0 flex-col gap-4 overflow-y-auto px-6 pt-6 pb-5">
            <Dialog.Title className="text-xl">{title}</Dialog.Title>
            {children}
          </div>
          <div className="flex flex-col px-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end">
            <Dialog.Close render={<Button />}>OK</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
