import * as z from 'zod';
import { FIRST_PLATFORM_NAME, phrase, recordedReason } from '../kernel/index.ts';
import { MediaId } from '../media/index.ts';
import { FIRST_HOME_TITLE } from './settings.defaults.codes.ts';

/** The drawn logos that the platform can wear; the first is its own. */
export const PlatformArt = z.enum(['platform-paper', 'platform-raspberry', 'platform-carpet']);
export type PlatformArt = z.infer<typeof PlatformArt>;

/** A drawing, or a picture that an administrator brought. */
export const PlatformLogo = z.union([PlatformArt, MediaId]);
export type PlatformLogo = z.infer<typeof PlatformLogo>;

export const isPlatformArt = (logo: PlatformLogo): logo is PlatformArt =>
  logo.startsWith('platform-');

export const Settings = z.object({
  platformName: phrase(60, {
    required: 'Please enter a platform name',
    tooLong: 'The platform name can be up to 60 characters',
  }),
  homeTitle: phrase(120, {
    required: 'Please enter a home page title',
    tooLong: 'The home page title can be up to 120 characters',
  }),
  platformLogo: PlatformLogo,
  betaMode: z.boolean(),
  /** Whether the built-in picture check alone, without a person, opens an adult's picture to minors. */
  trustsBuiltInCheck: z.boolean(),
});
export type Settings = z.infer<typeof Settings>;

export const DEFAULT_SETTINGS: Settings = {
  platformName: FIRST_PLATFORM_NAME,
  homeTitle: FIRST_HOME_TITLE,
  platformLogo: 'platform-paper',
  betaMode: false,
  trustsBuiltInCheck: false,
};

/** The settings to change, and why. */
export const SettingsChange = Settings.partial().extend({ reason: recordedReason });
export type SettingsChange = z.infer<typeof SettingsChange>;
