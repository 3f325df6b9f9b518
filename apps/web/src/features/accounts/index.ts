export { AccountMenu } from './AccountMenu.tsx';
export { SessionCountdown } from './SessionCountdown.tsx';
export { SessionExpired } from './SessionExpired.tsx';
export { NewPasswordFields } from './NewPasswordFields.tsx';
export { SignInPrompt } from './SignInPrompt.tsx';
export { SignInRequiredDialog } from './SignInRequiredDialog.tsx';
export { useLeave, useSignOut } from './accounts.queries.ts';
export { InvitedSignUp } from './sign-up/InvitedSignUp.tsx';
export { PersonFields } from './sign-up/fields/PersonFields.tsx';
