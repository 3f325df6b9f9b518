import { createHmac } from 'node:crypto';

const PERIOD_MS = 30_000;
const DIGITS = 1_000_000;
/** The library takes the codes before and after, for clocks that are not quite right. */
const AROUND = [0, -1, 1];

/** Which step of the clock a code of the authenticator app stands for (RFC 6238). */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const present = Math.floor(now / PERIOD_MS);
  // One more to each side: the clock may have moved on since the library looked.
  const steps = [...AROUND, -2, 2].map((away) => present + away);
  return steps.find((step) => codeAt(secret, step) === code);
}

function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % DIGITS).padStart(6, '0');
}
