export { ChildSafetyScreen } from './ChildSafetyScreen.tsx';
export { ContactScreen } from './ContactScreen.tsx';
export { CookiePolicyScreen } from './CookiePolicyScreen.tsx';
export { DiscoverScreen } from './DiscoverScreen.tsx';
export { HomeScreen } from './HomeScreen.tsx';
export { PrivacyPolicyScreen } from './PrivacyPolicyScreen.tsx';
export { TermsScreen } from './TermsScreen.tsx';
export { WaitlistScreen } from './WaitlistScreen.tsx';
