import { reads } from './reads.ts';

const COMMENT = /<!--.*?-->/gsu;
const TEXT = /(?<=>)(?<before>\s*)(?<text>[^<>]+?)(?<after>\s*)(?=<)/gu;
const whole = (text: string) => text.replaceAll(/\s+/gu, ' ');

/** The words of a page, each once. */
export const messagesOfHtml = (html: string): string[] =>
  [...html.replaceAll(COMMENT, '').matchAll(TEXT)]
    .map(({ groups }) => whole(groups?.['text'] ?? ''))
    .filter(reads);

/** A page with its words in another language. */
export const htmlIn = (html: string, translated: (text: string) => string): string =>
  html.replaceAll(TEXT, (all, before: string, text: string, after: string) =>
    reads(whole(text)) ? before + translated(whole(text)) + after : all,
  );
