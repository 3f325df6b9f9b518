import type { PageOpening } from '@ribbon/domain/kernel';
import { translated } from '#platform/language/reader';
import { html as markup } from '#platform/mail/html';

const TEMPLATES = /<!-- What a page opens with.*?\/opening -->\s*/su;
const TEMPLATE = /^ *(\w+) opening$(.*?)^ *\/opening/gmsu;
const SKELETON = /<!-- skeleton -->.*<!-- \/skeleton -->/su;

/**
 * The page as the build wrote it, without the templates of openings that stand in it, and how one of
 * them takes the place of the skeleton.
 */
export function openingsOf(page: string) {
  const templates = new Map<string, string>();
  for (const [, look = '', body = ''] of (TEMPLATES.exec(page)?.[0] ?? '').matchAll(TEMPLATE)) {
    templates.set(look, body.trim().replaceAll(/>\s+</gu, '><'));
  }
  return {
    template: page.replace(TEMPLATES, ''),

    openedWith(shell: string, opening: PageOpening | undefined): string {
      const body = opening && templates.get(opening.look);
      if (opening === undefined || body === undefined) return shell;
      const words = { title: opening.title, intro: opening.intro };
      const filled = body.replaceAll(
        /\{(title|intro)\}/gu,
        (_, word: keyof typeof words) => markup`${translated(words[word])}`.html,
      );
      return shell.replace(SKELETON, () => filled);
    },
  };
}
