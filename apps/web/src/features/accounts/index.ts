export { AccountMenu } from './AccountMenu.tsx';
export { SessionCountdown } from './SessionCountdown.tsx';
export { SessionExpired } from './SessionExpired.tsx';
export { SignInPrompt } from './SignInPrompt.tsx';
