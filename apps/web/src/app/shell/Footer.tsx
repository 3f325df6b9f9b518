import { CookieSettingsButton } from '#features/site';
import { PlatformLogo, useSettings } from '#features/settings';
import { LanguageSwitch } from '#lib/language/LanguageSwitch.tsx';
import { RibbonRule, quietLinkClass } from '#ui';
import { Link } from '@tanstack/react-router';

const LEGAL = [
  { label: 'Privacy Policy', to: '/privacy-policy' },
  { label: 'Terms of Service', to: '/terms-of-service' },
  { label: 'Cookie Policy', to: '/cookie-policy' },
  { label: 'Child Safety', to: '/child-safety' },
  { label: 'Contact', to: '/contact' },
] as const;

export function Footer() {
  const { platformName, platformLogo } = useSettings();
  return (
    <footer className="mt-auto border-t-2 border-line bg-surface-sunken">
      <div className="mx-auto flex w-full max-w-7xl flex-col gap-6 px-4 py-10 sm:px-8 md:flex-row md:items-center md:justify-between">
        <div>
          <p className="flex items-center gap-2.5 font-display text-lg font-bold">
            <PlatformLogo logo={platformLogo} size={32} className="size-8" />
            {platformName}
          </p>
          <RibbonRule className="mt-2 h-2.5 w-24" />
        </div>
        <nav aria-label="Legal">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {LEGAL.map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  className={`${quietLinkClass} inline-flex min-h-control items-center`}
                >
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <LanguageSwitch className="min-h-control rounded-sm bg-transparent text-muted underline-offset-4 hover:text-ink" />
            </li>
            <li>
              <CookieSettingsButton />
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
