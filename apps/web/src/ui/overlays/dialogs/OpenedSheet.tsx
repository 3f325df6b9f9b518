import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { IconButton } from '../../controls/IconButton.tsx';
import { cx } from '../../cx.ts';
import type { SheetProps } from './dialog-props.ts';
import { useCountsAsOpen } from './open-dialogs.ts';
import { backdropClass, popupClass } from '../popup.ts';

/** A few choices that rise from the bottom of a phone, under the thumb; what is behind stays in sight. */
export function OpenedSheet({ open, onOpenChange, title, footer, children }: SheetProps) {
  useCountsAsOpen(open);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup
          className={cx(
            popupClass,
            'max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[85dvh] max-sm:rounded-t-lg sm:max-w-lg',
          )}
        >
          <header className="flex items-center justify-between gap-3 px-5 pt-4 pb-2">
            <Base.Title className="text-lg">{title}</Base.Title>
            <Base.Close render={<IconButton label="Close" className="-mr-2" />}>
              <X aria-hidden />
            </Base.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5">
            {children}
          </div>
          {footer && (
            <footer className="border-t-2 border-line bg-surface px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
