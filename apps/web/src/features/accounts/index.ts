export { AccountMenu } from './AccountMenu.tsx';
export { SignInPrompt } from './SignInPrompt.tsx';
