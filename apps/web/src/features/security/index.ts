export { SessionsSection } from './SessionsSection.tsx';
export { SignInSection } from './SignInSection.tsx';
export { TwoFactorSection } from './two-factor/TwoFactorSection.tsx';
export { securityQuery } from './security.queries.ts';
