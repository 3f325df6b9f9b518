export { DisclosureHelp } from './DisclosureHelp.tsx';
export { HelpLines } from './HelpLines.tsx';
export { RefusalDialog } from './RefusalDialog.tsx';
export { Reviewing } from './Reviewing.tsx';
export { ModerationStatusSection } from './ModerationStatusSection.tsx';
export { TellDialog } from './TellDialog.tsx';
