import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Plugin, type Rolldown, transformWithOxc } from 'vite';

const SOURCE = resolve(import.meta.dirname, 'worker/worker.ts');
const FEATURES = /src[\\/]features[\\/]/u;
/** What the log and a register show and open. */
const OF_THE_SCREENS = /src[\\/]features[\\/](?:training|moderation|calendar[\\/]register)[\\/]/u;
/** The screens that open without a network. */
const SCREENS = ['TrainingScreen.tsx', 'CalendarScreen.tsx', 'EventScreen.tsx'];
/** The page that opens without a network, whatever address was asked for. */
const PAGE = '/training';
/** Asked for by the page itself, under names that stay. */
const PLAIN = ['/theme.js', '/favicon.svg', '/manifest.webmanifest', '/icon-192.png'];

/** Writes the service worker, with the files that the screens need to open without a network. */
export const worker: Plugin = {
  name: 'worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const files = [...filesOf(bundle)].map((name) => `/${name}`).toSorted();
      const page = bundle['index.html'];
      const version = createHash('sha256')
        .update(page?.type === 'asset' ? page.source : '')
        .update(files.join())
        .digest('hex')
        .slice(0, 12);
      const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE);
      const known = JSON.stringify({ version, page: PAGE, files: [...files, ...PLAIN] });
      this.emitFile({
        type: 'asset',
        fileName: 'worker.js',
        source: `const FILES = ${known};\n${code}`,
      });
    },
  },
};

/** The app itself, and every file that these screens may ask for, with styles and typefaces. */
function filesOf(bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set<string>();
  const chunkOf = (name: string) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? file : undefined;
  };
  const add = (chunk: Rolldown.OutputChunk): void => {
    if (found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    const later = chunk.dynamicImports.filter((name) => belongs(chunkOf(name)));
    for (const name of [...chunk.imports, ...later]) {
      const next = chunkOf(name);
      if (next) add(next);
    }
  };
  for (const file of Object.values(bundle)) {
    if (file.type === 'asset' && /index-.*\.css$|-basic-normal.*\.woff2$/u.test(file.fileName))
      found.add(file.fileName);
    if (file.type !== 'chunk') continue;
    const isScreen = file.moduleIds.some((id) => SCREENS.some((name) => id.endsWith(`/${name}`)));
    if (file.isEntry || isScreen) add(file);
  }
  return found;
}

/** Of what is loaded later: parts of these screens, and dialogs and messages that belong to no screen. */
const belongs = (chunk: Rolldown.OutputChunk | undefined): boolean =>
  chunk?.facadeModuleId != null &&
  (!FEATURES.test(chunk.facadeModuleId) || OF_THE_SCREENS.test(chunk.facadeModuleId)) &&
  !chunk.facadeModuleId.endsWith('Screen.tsx');
