export { CookieBanner } from './cookies/CookieBanner.tsx';
export { CookieSettingsButton } from './cookies/CookieSettingsButton.tsx';
