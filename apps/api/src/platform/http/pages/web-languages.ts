import { htmlIn } from '@ribbon/languages/html';
import { type Catalogue, catalogueOf } from '@ribbon/languages/catalogue';
import { MESSAGES_FILE, TOKEN, inCode } from '@ribbon/languages/tokens';
import { type Language, LANGUAGES } from '@ribbon/domain/kernel';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = /(?<quote>["'])(?<root>\/?)assets\/(?<name>[\w.-]+\.js)\k<quote>/gu;

/** What a page loads first of each typeface holds English alone; a language adds its own letters. */
const LETTERS: Readonly<Partial<Record<Language, 'latin' | 'cyrillic'>>> = {
  bg: 'cyrillic',
  uk: 'cyrillic',
  es: 'latin',
  it: 'latin',
  fr: 'latin',
  de: 'latin',
};
const TYPEFACE =
  /(?<before><link rel="preload" href="\/assets\/)(?<face>[\w-]+)-basic-(?<style>\w+)-[\da-f]{8}(?<after>\.woff2"[^>]*>)/gu;

export type WebLanguages = ReturnType<typeof webLanguages>;

/**
 * The files of the web app in every language. The build keeps each script with a token for each of its
 * messages; a language puts its words in their place when a browser first asks for the file. Scripts of
 * a language have an address of its own, and name each other by it, so that a browser keeps them for ever.
 */
export function webLanguages(webDist: string) {
  let read: ReadonlyMap<string, string> | undefined;
  /** Read for the first visitor in another language than English. */
  const messages = () => (read ??= readMessages(webDist));
  const built = join(webDist, 'assets');
  const assets = new Set(existsSync(built) ? readdirSync(built) : []);
  const folders = new Map<Language, string>();

  /** Changes with every translation. */
  function folderOf(language: Language): string {
    const known = folders.get(language);
    if (known !== undefined) return known;
    const catalogue = catalogueOf(language);
    const words = [...messages().values()].map((text) => catalogue.get(text) ?? text);
    const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 8);
    const folder = `${language}-${hash}`;
    folders.set(language, folder);
    return folder;
  }

  const inFolder = (text: string, folder: string) =>
    text.replaceAll(SCRIPT, (all, quote: string, root: string, name: string) =>
      assets.has(name) ? `${quote}${root}assets/${folder}/${name}${quote}` : all,
    );

  /** A page that also asks early for the letters of its language. */
  const withLetters = (html: string, language: Language): string =>
    html.replaceAll(TYPEFACE, (...match) => {
      const [link] = match as string[];
      const { before, face, style, after } = match.at(-1) as Record<string, string>;
      const start = `${face}-${LETTERS[language]}-${style}-`;
      const hash = [...assets]
        .find((name) => name.startsWith(start) && /-[\da-f]{8}\.woff2$/u.test(name))
        ?.slice(start.length, -'.woff2'.length);
      return hash === undefined ? `${link}` : `${link}${before}${start}${hash}${after}`;
    });

  return {
    languages: Object.keys(LANGUAGES) as Language[],
    folderOf,

    hasScript: (name: string): boolean => name.endsWith('.js') && assets.has(name),

    /** A script in a language. */
    script(language: Language, name: string): string {
      const template = join(webDist, 'words/assets', name);
      const file = existsSync(template) ? template : join(webDist, 'assets', name);
      const words = catalogueOf(language);
      return inFolder(readFileSync(file, 'utf8'), folderOf(language)).replaceAll(TOKEN, (token) =>
        inCode(translated(words, messages().get(token) ?? '')),
      );
    },

    /** A page with its words and the addresses of its scripts. */
    page(language: Language, html: string): string {
      if (language === 'en') return html;
      const words = catalogueOf(language);
      const page = withLetters(inFolder(html, folderOf(language)), language);
      return htmlIn(page, (text) => translated(words, text)).replace(
        '<html lang="en"',
        `<html lang="${language}"`,
      );
    },

    /** The service worker: what it keeps is in one language, under a name of its own. */
    worker(language: Language, code: string): string {
      if (language === 'en') return code;
      const folder = folderOf(language);
      return inFolder(code, folder).replace(
        /(?<="version":")(?<version>\w+)/u,
        (version) => `${version}-${folder}`,
      );
    },

    /** Addresses of scripts, in text that is no page. */
    addresses: (language: Language, text: string): string =>
      language === 'en' ? text : inFolder(text, folderOf(language)),
  };
}

const translated = (words: Catalogue, text: string): string => words.get(text) ?? text;

function readMessages(webDist: string): ReadonlyMap<string, string> {
  const file = join(webDist, MESSAGES_FILE);
  return new Map(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : []);
}
