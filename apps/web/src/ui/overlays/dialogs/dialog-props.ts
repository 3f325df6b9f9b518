import type { ReactNode } from 'react';

export type DialogSize = 'md' | 'lg';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. To submit the form in `children`, give the button `form="its-id"`. */
  footer?: ReactNode;
  size?: DialogSize;
  /** While false, neither Escape nor a press outside closes it: for what is shown only once. */
  dismissible?: boolean;
  /** What was filled in on earlier steps, which are no longer on screen, would be lost as well. */
  inSteps?: boolean;
};

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
  onConfirm: () => void;
  /** Stays open and busy; close it yourself when the work is done. */
  pending?: boolean;
  error?: string | undefined;
  /** Something to fill in before confirming, notes for example. */
  children?: ReactNode;
  /** A third answer, a button between the two. */
  otherAnswer?: ReactNode;
  /** Escape is no answer, and Enter the main one: for questions that come unasked, while typing. */
  insistent?: boolean;
};

export type MessageDialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
};

export type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  footer?: ReactNode;
  children: ReactNode;
};
