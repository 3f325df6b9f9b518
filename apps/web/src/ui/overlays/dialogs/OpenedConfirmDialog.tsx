import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { cx } from '../../cx.ts';
import { Notice } from '../../feedback/Notice.tsx';
import type { ConfirmDialogProps } from './dialog-props.ts';
import { useCountsAsOpen } from './open-dialogs.ts';
import { backdropClass, popupClass, sheetClass } from '../popup.ts';
import { useTyped } from './useTyped.ts';

/** A question with two answers. Opens on the harmless one. */
export function OpenedConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  onConfirm,
  pending = false,
  error,
  children,
  otherAnswer,
  insistent = false,
}: ConfirmDialogProps) {
  const confirm = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { listeners, isTypedIn } = useTyped(open);
  useCountsAsOpen(open);
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next, details) => {
        const isEscape = details.reason === 'escape-key';
        const isAsked = !next && isEscape && isTypedIn(null);
        if (pending || isAsked || (insistent && isEscape)) details.cancel();
        else onOpenChange(next);
        if (isAsked && !pending) setAsking(true);
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropClass} />
        <AlertDialog.Popup
          {...(insistent && { initialFocus: confirm })}
          {...listeners}
          className={cx(popupClass, sheetClass)}
        >
          <div className="flex min-h-0 flex-col gap-3 overflow-y-auto px-6 pt-6 pb-5">
            <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
            <AlertDialog.Description render={<div />}>{text}</AlertDialog.Description>
            {children}
            {error && <Notice tone="danger">{error}</Notice>}
          </div>
          <div className="flex flex-col-reverse gap-2.5 px-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end">
            <AlertDialog.Close render={<Button variant="secondary" />}>
              {cancelLabel}
            </AlertDialog.Close>
            {otherAnswer}
            <Button ref={confirm} variant={tone} pending={pending} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
          {isAsking && (
            <DiscardQuestion
              open
              onKeep={() => setAsking(false)}
              onDiscard={() => {
                setAsking(false);
                onOpenChange(false);
              }}
            />
          )}
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

/** Asked before what somebody filled in is lost. */
export const DiscardQuestion = ({
  open,
  onKeep,
  onDiscard,
}: {
  open: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}) => (
  <OpenedConfirmDialog
    open={open}
    onOpenChange={(next) => !next && onKeep()}
    title="Leave without saving?"
    text="What you’ve filled in here will be lost."
    confirmLabel="Leave"
    cancelLabel="Keep editing"
    onConfirm={onDiscard}
  />
);
