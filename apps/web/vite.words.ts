import { fileURLToPath } from 'node:url';
import { tokensIn } from '@ribbon/languages/source';
import { MESSAGES_FILE, TOKEN, inCode, tokenOf } from '@ribbon/languages/tokens';
import type { Plugin } from 'vite';

const READER = fileURLToPath(import.meta.resolve('@ribbon/domain/kernel')).replace(
  /index\.ts$/u,
  'words/message.ts',
);
const OURS = /(?:apps[\\/]web|packages[\\/]domain)[\\/]src[\\/].*\.tsx?$/u;

/**
 * Puts a token in the place of each text that people read, and English in the place of each token once
 * the files are made. The files with tokens are kept: the server writes them in other languages, so that
 * a browser loads exactly the words of the files it loads, and no reader of messages.
 */
export function words(): Plugin {
  const texts = new Map<string, string>();
  return {
    name: 'words',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?', 1);
      if (file === READER)
        return {
          code: 'export const COUNT = 0; export const messageOf = (parts) => (typeof parts === "string" ? [parts] : parts); export const readMessage = messageOf;',
          map: null,
        };
      if (!OURS.test(file)) return undefined;
      const edited = tokensIn(code, file, (text) => {
        const token = tokenOf(text);
        const same = texts.get(token);
        if (same !== undefined && same !== text)
          throw new Error(`${same} and ${text} have one token`);
        texts.set(token, text);
        return token;
      });
      return edited === code ? undefined : { code: edited, map: null };
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const used = new Map<string, string>();
        const textOf = (token: string): string => {
          const text = texts.get(token);
          if (text === undefined) throw new Error(`${token} stands for nothing`);
          used.set(token, text);
          return text;
        };
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !TOKEN.test(file.code)) continue;
          this.emitFile({ type: 'asset', fileName: `words/${file.fileName}`, source: file.code });
          file.code = file.code.replaceAll(TOKEN, (token) => inCode(textOf(token)));
        }
        this.emitFile({
          type: 'asset',
          fileName: MESSAGES_FILE,
          source: JSON.stringify(Object.fromEntries(used)),
        });
      },
    },
  };
}
