import { reads } from './reads.ts';

const COMMENT = /<!--.*?-->/gsu;
const TEXT = /(?<=>)(?<before>\s*)(?<text>[^<>]+?)(?<after>\s*)(?=<)/gu;
/** The product has one name; the apparatus of that name has another in each language. */
const PRODUCT = 'Ribbon';
const isRead = (text: string) => text !== PRODUCT && reads(text);
const whole = (text: string) => text.replaceAll(/\s+/gu, ' ');

/** The words of a page, each once. */
export const messagesOfHtml = (html: string): string[] =>
  [...html.replaceAll(COMMENT, '').matchAll(TEXT)]
    .map(({ groups }) => whole(groups?.['text'] ?? ''))
    .filter(isRead);

/** A page with its words in another language. */
export const htmlIn = (html: string, translated: (text: string) => string): string =>
  html.replaceAll(TEXT, (all, before: string, text: string, after: string) =>
    isRead(whole(text)) ? before + translated(whole(text)) + after : all,
  );
