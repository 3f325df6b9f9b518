export { OpenedConfirmDialog } from './OpenedConfirmDialog.tsx';
export { OpenedDialog } from './OpenedDialog.tsx';
export { OpenedMessageDialog } from './OpenedMessageDialog.tsx';
export { OpenedSheet } from './OpenedSheet.tsx';
