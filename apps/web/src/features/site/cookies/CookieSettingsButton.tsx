import { quietLinkClass } from '#ui';
import { showPreferences } from './useCookieConsent.ts';

export function CookieSettingsButton() {
  return (
    <button
      type="button"
      className={`${quietLinkClass} inline-flex min-h-control items-center`}
      onClick={() => showPreferences(true)}
    >
      Cookie Settings
    </button>
  );
}
