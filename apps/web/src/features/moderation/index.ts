export { DisclosureHelp } from './DisclosureHelp.tsx';
export { HelpLines } from './HelpLines.tsx';
export { FormRefusal, ModeratedForm } from './ModeratedForm.tsx';
export { useModeratedForm } from './useModeratedForm.ts';
export { ModerationStatusSection } from './ModerationStatusSection.tsx';
export { TellDialog } from './TellDialog.tsx';
