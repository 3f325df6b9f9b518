import * as z from 'zod';
import { serial, timestamp } from '../kernel/index.ts';
import type { Settings } from './settings.schema.ts';

/** The settings, by the names that people read. */
export const SETTING_LABELS: Readonly<Record<keyof Settings, string>> = {
  platformName: 'Platform name',
  homeTitle: 'Home page title',
  platformLogo: 'Platform logo',
  betaMode: 'Beta mode',
  trustsBuiltInCheck: 'Built-in picture check is enough',
};

export const SettingName = z.enum([
  'platformName',
  'homeTitle',
  'platformLogo',
  'betaMode',
  'trustsBuiltInCheck',
]);
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
  logoSaved: 'Logo saved',
  logoHeld: 'Logo saved. Someone on our team will check it before everyone sees it.',
  logoFailed: 'Failed to save logo. Please try again.',
  undone: 'Change undone',
} as const;
