import type { Config } from '#platform/config/config';

/** Words for the person at the terminal; logs are for machines. */
export const say = (text: string) => void process.stdout.write(`${text}\n`);

export const DEMO_SIGN_INS = [
  ['admin@ribbon.test', 'system admin'],
  ['clubadmin@ribbon.test', 'club admin'],
  ['coach@ribbon.test', 'coach'],
  ['parent@ribbon.test', 'parent'],
  ['gymnast@ribbon.test', 'gymnast, adult'],
  ['teen@ribbon.test', 'gymnast, 15'],
  ['child@ribbon.test', 'gymnast, 10'],
  ['moderator@ribbon.test', 'a second system admin'],
] as const;

export const DEMO_PASSWORD = 'Ribbon!2026';

export function printStart(config: Config, demo: boolean): void {
  say(`\nRibbon is ready: ${config.publicUrl}`);
  if (!config.production && config.smtpUrl === undefined) {
    say(`Emails are in   ${config.publicUrl}/dev/mailbox`);
  }
  if (!demo) return;
  say(`\nDemo sign-ins, password ${DEMO_PASSWORD}:`);
  for (const [email, who] of DEMO_SIGN_INS) say(`  ${email.padEnd(24)} ${who}`);
}
