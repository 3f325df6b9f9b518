import * as z from 'zod';
import { phrase, serial, timestamp } from '../kernel/index.ts';
import { MediaId } from '../media/index.ts';

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
    tooLong: 'The platform name can be 60 characters at most',
  }),
  homeTitle: phrase(120, {
    required: 'Please enter a home page title',
    tooLong: 'The home page title can be 120 characters at most',
  }),
  platformLogo: PlatformLogo,
  betaMode: z.boolean(),
});
export type Settings = z.infer<typeof Settings>;

export const DEFAULT_SETTINGS: Settings = {
  platformName: 'Ribbon',
  homeTitle: 'Discover the World of Rhythmic Gymnastics',
  platformLogo: 'platform-paper',
  betaMode: false,
};

export const SettingsChange = Settings.partial();
export type SettingsChange = z.infer<typeof SettingsChange>;

/** The settings, by the names that people read. */
export const SETTING_LABELS: Readonly<Record<keyof Settings, string>> = {
  platformName: 'Platform name',
  homeTitle: 'Home page title',
  platformLogo: 'Platform logo',
  betaMode: 'Beta mode',
};

export const SettingName = z.enum(['platformName', 'homeTitle', 'platformLogo', 'betaMode']);
export type SettingName = z.infer<typeof SettingName>;

export const CHANGES_PER_PAGE = 10;

/** Logos that were worn before are kept as long as one of this many changes of the logo names them. */
export const LOGOS_KEPT = 10;

/** One change of one setting; an undo is one, too. */
export const SettingChange = z.object({
  id: serial,
  setting: SettingName,
  /** As they are stored: a text, `true` or `false`, a drawing or the id of a picture. */
  from: z.string(),
  to: z.string(),
  /** Null when the platform did it by itself, or the account is gone. */
  by: z.string().nullable(),
  at: timestamp,
  isUndo: z.boolean(),
  /** Whether nothing has changed this setting since. */
  isLatest: z.boolean(),
});
export type SettingChange = z.infer<typeof SettingChange>;

export const settingsMessages = {
  saved: 'Settings saved',
  logoSaved: 'The logo is saved',
  logoHeld: 'The logo is saved. Someone on our team checks it before everybody sees it.',
  logoFailed: 'Failed to save logo. Please try again.',
  undone: 'The change is undone',
} as const;
