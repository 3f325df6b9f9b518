export { AccountMenu } from './AccountMenu.tsx';
export { SignInPrompt } from './SignInPrompt.tsx';
export { useLeave, useSignOut } from './accounts.queries.ts';
export { InvitedSignUp } from './sign-up/InvitedSignUp.tsx';
export { PersonFields } from './sign-up/fields/PersonFields.tsx';
