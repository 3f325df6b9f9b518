export { CookieBanner } from './cookies/CookieBanner.tsx';
export { CookieSettingsButton } from './cookies/CookieSettingsButton.tsx';
export { HelpLines } from './policies/HelpLines.tsx';
