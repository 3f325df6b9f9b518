import { hash, verify } from '@node-rs/argon2';

/** argon2id as OWASP asks for: 19 MiB, two passes. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, ARGON);
export const isPassword = (known: string, password: string): Promise<boolean> =>
  verify(known, password);
