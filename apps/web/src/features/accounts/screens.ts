export { AuthDialog } from './AuthDialog.tsx';
export { ResetPasswordScreen } from './ResetPasswordScreen.tsx';
export { VerifyEmailScreen } from './VerifyEmailScreen.tsx';
