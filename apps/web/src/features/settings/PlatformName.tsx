import { cx } from '#ui';
import { PlatformLogo } from './PlatformLogo.tsx';
import { useSettings } from './settings.queries.ts';

/** A longer name is set smaller: the bar has other things to hold. */
const SHORT = 16;

/** Logo and name of the platform; on a phone other words may be in its place. */
export function PlatformName({ instead }: { instead?: string | undefined }) {
  const { platformName, platformLogo } = useSettings();
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <PlatformLogo logo={platformLogo} size={40} className="size-10" />
      <span
        className={cx(
          'line-clamp-2 font-display font-extrabold',
          instead !== undefined && 'max-sm:sr-only',
          platformName.length > SHORT ? 'text-base leading-tight' : 'text-xl leading-none',
        )}
      >
        {platformName}
      </span>
      {instead !== undefined && (
        <span aria-hidden className="truncate font-display text-lg font-bold sm:hidden">
          {instead}
        </span>
      )}
    </span>
  );
}
