export { SessionsSection } from './SessionsSection.tsx';
export { SignInSection } from './SignInSection.tsx';
export { TwoFactorSection } from './TwoFactorSection.tsx';
export { securityQuery } from './security.queries.ts';
