export { AccountMenu } from './AccountMenu.tsx';
export { NewPasswordFields } from './NewPasswordFields.tsx';
export { SignInPrompt } from './SignInPrompt.tsx';
