import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../../controls/IconButton.tsx';
import { cx } from '../../cx.ts';
import type { DialogProps, DialogSize } from './dialog-props.ts';
import { DiscardQuestion } from './OpenedConfirmDialog.tsx';
import { useCountsAsOpen } from './open-dialogs.ts';
import { backdropClass, dialogBodyClass, fullScreenClass, popupClass } from '../popup.ts';
import { useTyped } from './useTyped.ts';

const sizes: Readonly<Record<DialogSize, string>> = { md: 'sm:max-w-lg', lg: 'sm:max-w-3xl' };

/** The element with the first focus: the marked one, or else the first field. */
const beginning = (within: HTMLElement | null) =>
  within?.querySelector<HTMLElement>('[data-starts-here]') ??
  within?.querySelector<HTMLElement>(
    'input:not([disabled], [readonly]), select:not([disabled]), textarea:not([disabled])',
  ) ??
  true;

/**
 * Focus moves in, stays in and goes back to where it was; nothing filled in is lost unasked. A full
 * sheet on a phone.
 */
export function OpenedDialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'md',
  dismissible = true,
  inSteps = false,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { listeners, isTypedIn } = useTyped(open, { inSteps });
  useCountsAsOpen(open);
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!dismissible}
      onOpenChange={(next, details) => {
        const target = details.event.target;
        const onToast = target instanceof Element && target.closest('[data-sonner-toaster]');
        const isKept = onToast || (!dismissible && details.reason === 'escape-key');
        const isAsked = !next && !isKept && isTypedIn(popup.current);
        if (!next && (isKept || isAsked)) details.cancel();
        if (isAsked) setAsking(true);
        else if (next || !isKept) onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup
          ref={popup}
          {...listeners}
          // On touch a focused field would throw the keyboard over the dialog.
          initialFocus={(by) => (by === 'touch' ? true : beginning(popup.current))}
          className={cx(popupClass, fullScreenClass, sizes[size])}
        >
          <header className="flex items-start gap-3 px-5 pt-5 pb-3 sm:px-7 sm:pt-6">
            <div className="min-w-0 flex-1">
              <Base.Title className="text-xl">{title}</Base.Title>
              {description && (
                <Base.Description className="mt-2 text-muted">{description}</Base.Description>
              )}
            </div>
            <Base.Close render={<IconButton label="Close" className="-mt-1.5 -mr-2" />}>
              <X />
            </Base.Close>
          </header>
          <div className={cx(dialogBodyClass, 'px-5 pt-1 pb-5 sm:px-7')}>{children}</div>
          {footer && (
            <footer className="flex flex-col-reverse gap-2.5 border-t-2 border-line bg-surface px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-7">
              {footer}
            </footer>
          )}
          <DiscardQuestion
            open={isAsking}
            onKeep={() => setAsking(false)}
            onDiscard={() => {
              setAsking(false);
              onOpenChange(false);
            }}
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
