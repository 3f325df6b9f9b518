export { DisclosureHelp } from './help/DisclosureHelp.tsx';
export { HelpLines } from './help/HelpLines.tsx';
export { FormRefusal, ModeratedForm } from './ModeratedForm.tsx';
export { useModeratedForm } from './useModeratedForm.ts';
export { ModerationStatusSection } from './ModerationStatusSection.tsx';
export { TellDialog } from './help/TellDialog.tsx';
