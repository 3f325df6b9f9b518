export { AccountMenu } from './AccountMenu.tsx';
export { SessionCountdown } from './SessionCountdown.tsx';
export { SessionExpired } from './SessionExpired.tsx';
export { SignInPrompt } from './SignInPrompt.tsx';
export { SignInRequiredDialog } from './SignInRequiredDialog.tsx';
export { clubChoicesQuery } from './accounts.queries.ts';
