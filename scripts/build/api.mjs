// Puts the server together into a few files: at each start Node then finds and reads some dozens
// instead of thirteen hundred (docs/decisions/036).
import { readdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { path } from '../tool.mjs';

const dist = path('apps', 'api', 'dist');
/** What is ours; everything else stays where it was installed. */
const OURS = /^(?:[./#]|@ribbon\/)/u;

/** A file that looks for others beside itself still finds them where it was written. */
const whereItWas = {
  name: 'where-it-was',
  transform(code, id) {
    if (!code.includes('import.meta.')) return undefined;
    const here = code
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
    return { code: here, map: null };
  },
};

const ANY_SLICE = 'import(`@ribbon/domain/${slice}`)';
const slices = readdirSync(path('packages', 'domain', 'src'));
const loaders = slices.map(
  (name) => `${JSON.stringify(name)}: () => import('@ribbon/domain/${name}')`,
);
/** The description of the API loads slices of domain by name: the very ones that the server uses. */
const slicesByName = {
  name: 'slices-by-name',
  transform: (code) =>
    code.includes(ANY_SLICE)
      ? { code: code.replace(ANY_SLICE, `({ ${loaders.join()} })[slice]()`), map: null }
      : undefined,
};

rmSync(dist, { recursive: true, force: true });
const bundle = await rolldown({
  input: path('apps', 'api', 'src', 'main.ts'),
  platform: 'node',
  external: (id, _, isResolved) => !isResolved && !OURS.test(id),
  plugins: [whereItWas, slicesByName],
  // Each slice is loaded at the start anyway.
  checks: { ineffectiveDynamicImport: false },
  logLevel: 'warn',
});
await bundle.write({
  dir: dist,
  format: 'esm',
  sourcemap: true,
  chunkFileNames: '[name]-[hash].js',
});
