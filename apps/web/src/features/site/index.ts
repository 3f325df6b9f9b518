export { CookieBanner } from './cookies/CookieBanner.tsx';
export { HomeScreen } from './HomeScreen.tsx';
export { CookieSettingsButton } from './cookies/CookieSettingsButton.tsx';
