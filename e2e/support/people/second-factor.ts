import { type Page, expect } from '@playwright/test';
import { createHmac } from 'node:crypto';
import { changeRows } from '../database.ts';
import { arriveAs } from '../journey.ts';
import { addPerson } from './people.ts';
import { PASSWORD } from '../site.ts';

/** What an authenticator app shows for a secret (RFC 6238), so many codes from now. */
export function codeFor(secret: string, later = 0): string {
  const bits = secret
    .replaceAll(/\s/gu, '')
    .toUpperCase()
    .split('')
    .map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    )
    .join('');
  const key = Buffer.from((bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

/** A new system admin who is signed in with a code as well as a password. */
export async function arriveAsProtectedAdmin(page: Page, fullName: string): Promise<void> {
  const { email } = await addPerson({ fullName, birthYear: 1985 });
  const made = await changeRows(
    `insert into user_roles (user_id, role) select id, 'system_admin' from users where email = $1`,
    [email],
  );
  expect(made).toBe(1);
  await arriveAs(page, email);
  const started = await page.request.post('/api/security/two-factor', {
    data: { password: PASSWORD },
  });
  const { secret } = (await started.json()) as { secret: string };
  const confirmed = await page.request.post('/api/security/two-factor/confirm', {
    data: { code: codeFor(secret) },
  });
  expect(confirmed.ok()).toBe(true);
}
