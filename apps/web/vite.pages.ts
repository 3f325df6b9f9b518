import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const SOURCE = resolve(import.meta.dirname, 'src');
const MEMBERS = join(SOURCE, 'app/navigation/MemberBar.tsx');

/** The faces that every page is set in; the others are fetched when a page has their letters. */
const FONTS = ['onest-basic-normal', 'sofia-sans-condensed-basic-normal'];

/** The first file is fetched with the page and begun by `theme.js`. */
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/u;

/**
 * Fonts are asked for with the page itself, and `routes.json` says which addresses there are, which of
 * them are for people who are signed in, and which files each needs, so that the server can name them
 * in the page: none is then found out only after another has run.
 */
export const pages: Plugin = {
  name: 'pages',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => ({
      html: html.replace(
        ENTRY,
        '<link rel="modulepreload" crossorigin href="$1" id="app" fetchpriority="low">',
      ),
      tags: FONTS.map((font) => fontLink(bundle, font)),
    }),
  },
  generateBundle(_options, bundle) {
    const found = siteMap();
    const routes = Object.fromEntries(
      found.map(({ path, screen }) => [path, screen ? filesOf(bundle, screen) : []]),
    );
    const closed = found.flatMap(({ path, isClosed }) => (isClosed ? [path] : []));
    const source = JSON.stringify({ routes, closed, members: filesOf(bundle, MEMBERS) });
    this.emitFile({ type: 'asset', fileName: 'routes.json', source });
  },
};

function fontLink(bundle: Rolldown.OutputBundle, font: string): HtmlTagDescriptor {
  const file = Object.keys(bundle).find((name) => name.startsWith(`assets/${font}`));
  if (file === undefined) throw new Error(`The font ${font} is not part of the build.`);
  const attrs = {
    rel: 'preload',
    href: `/${file}`,
    as: 'font',
    type: 'font/woff2',
    crossorigin: true,
  };
  return { tag: 'link', attrs, injectTo: 'head' };
}

/** Every route, the file of its screen where it has one of its own, and whether one has to sign in. */
const siteMap = (): { path: string; screen: string | undefined; isClosed: boolean }[] =>
  globSync(join(SOURCE, '**/*.routes.tsx')).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('defineRoute(')
      .flatMap((definition, _, [head = '']) => {
        const path = /path:\s*'([^']+)'/u.exec(definition)?.[1];
        // Screens that share a file name it before the list.
        const source = definition.includes('lazyRouteComponent(screens') ? head : definition;
        const screen = /import\('([^']+)'\)/u.exec(source)?.[1];
        const isClosed = /\bgate\b[:,]/u.test(definition);
        return path ? [{ path, screen: screen && join(dirname(file), screen), isClosed }] : [];
      }),
  );

/** The file that holds a screen and what it imports, without what every page has anyway. */
function filesOf(bundle: Rolldown.OutputBundle, screen: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = chunks.find(({ moduleIds }) => moduleIds.includes(screen));
  if (found === undefined) throw new Error(`The screen ${screen} is not part of the build.`);
  const everywhere = withImports(
    bundle,
    chunks.filter(({ isEntry }) => isEntry),
  );
  return [...withImports(bundle, [found])].filter((file) => !everywhere.has(file));
}

function withImports(
  bundle: Rolldown.OutputBundle,
  chunks: readonly Rolldown.OutputChunk[],
  files = new Set<string>(),
): Set<string> {
  for (const { fileName, imports } of chunks) {
    if (files.has(fileName)) continue;
    files.add(fileName);
    withImports(
      bundle,
      imports.flatMap((name) => {
        const file = bundle[name];
        return file?.type === 'chunk' ? [file] : [];
      }),
      files,
    );
  }
  return files;
}
