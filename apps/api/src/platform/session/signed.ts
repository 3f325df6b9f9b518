import { createHmac, timingSafeEqual } from 'node:crypto';

/** Words that only this server can have written, for links that open without an account. */
export function signer(secret: string, purpose: string) {
  const markOf = (words: string) =>
    createHmac('sha256', secret).update(`${purpose}\n${words}`).digest();
  return {
    sign: (words: string): string =>
      `${Buffer.from(words).toString('base64url')}.${markOf(words).toString('base64url')}`,

    /** Undefined when somebody else wrote it, or for another purpose. */
    read(token: string): string | undefined {
      const [text = '', mark = ''] = token.split('.');
      const words = Buffer.from(text, 'base64url').toString();
      const [given, expected] = [Buffer.from(mark, 'base64url'), markOf(words)];
      return given.length === expected.length && timingSafeEqual(given, expected)
        ? words
        : undefined;
    },
  };
}
