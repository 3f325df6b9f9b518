import { platformLogos } from '#ui';
import { quoted } from '@ribbon/domain/kernel';
import {
  type PlatformLogo as Logo,
  type SettingName,
  isPlatformArt,
} from '@ribbon/domain/settings';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { PlatformLogo } from '../PlatformLogo.tsx';

/** What a setting was set to, as the history has it: words, On or Off, or a picture. */
export function SettingValue({ setting, value }: { setting: SettingName; value: string }) {
  if (setting === 'platformLogo') return <LogoBefore logo={value as Logo} />;
  if (setting === 'betaMode' || setting === 'trustsBuiltInCheck')
    return value === 'true' ? 'On' : 'Off';
  return <span className="wrap-anywhere">{quoted(value)}</span>;
}

/** A picture that was worn long ago, or rejected, is not there any more. */
function LogoBefore({ logo }: { logo: Logo }) {
  const [isGone, setGone] = useState(false);
  const alt = platformLogos.find(({ key }) => key === logo)?.label ?? 'A picture';
  if (isGone) {
    return <ImageOff role="img" aria-label="Deleted picture" className="size-8 text-muted" />;
  }
  const onGone = () => setGone(!isPlatformArt(logo));
  return <PlatformLogo logo={logo} size={40} alt={alt} className="size-10" onGone={onGone} />;
}
