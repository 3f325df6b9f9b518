import { useState } from 'react';
import { lazily } from '../../lazily.ts';
import type {
  ConfirmDialogProps,
  DialogProps,
  MessageDialogProps,
  SheetProps,
} from './dialog-props.ts';

const load = () => import('./opened.ts');
const OpenedDialog = lazily(async () => (await load()).OpenedDialog);
const OpenedConfirmDialog = lazily(async () => (await load()).OpenedConfirmDialog);
const OpenedMessageDialog = lazily(async () => (await load()).OpenedMessageDialog);
const OpenedSheet = lazily(async () => (await load()).OpenedSheet);

/** Fetches the code of all dialogs before one of them is opened. */
export const preloadDialogs = async () => {
  const all = [OpenedDialog, OpenedConfirmDialog, OpenedMessageDialog, OpenedSheet];
  await Promise.all(all.map(({ preload }) => preload()));
};

/** Once opened it stays, so that closing it can be seen. */
function useWasOpened(open: boolean): boolean {
  const [was, setWas] = useState(open);
  if (open && !was) setWas(true);
  return was || open;
}

/**
 * Focus moves in, stays in and goes back to where it was; nothing filled in is lost unasked. A full
 * sheet on a phone.
 */
export const Dialog = (props: DialogProps) =>
  useWasOpened(props.open) && <OpenedDialog {...props} />;

/** A question with two answers. Opens on the harmless one. */
export const ConfirmDialog = (props: ConfirmDialogProps) =>
  useWasOpened(props.open) && <OpenedConfirmDialog {...props} />;

/** Something to read and to put away, no larger than its words. */
export const MessageDialog = (props: MessageDialogProps) =>
  useWasOpened(props.open) && <OpenedMessageDialog {...props} />;

/** A few choices that rise from the bottom of a phone, under the thumb; what is behind stays in sight. */
export const Sheet = (props: SheetProps) => useWasOpened(props.open) && <OpenedSheet {...props} />;
