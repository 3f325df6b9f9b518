import { artworkSrc } from '#ui';
import { useSettings } from './settings.queries.ts';

/** Logo and name of the platform. */
export function PlatformName() {
  const { platformName, platformLogo } = useSettings();
  return (
    <span className="flex items-center gap-2.5">
      <img
        src={artworkSrc(platformLogo)}
        alt=""
        width={40}
        height={40}
        className="size-10 rounded-md"
      />
      <span className="font-display text-xl leading-none font-extrabold">{platformName}</span>
    </span>
  );
}
