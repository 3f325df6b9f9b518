export { CookieBanner } from './CookieBanner.tsx';
export { CookieSettingsButton } from './CookieSettingsButton.tsx';
