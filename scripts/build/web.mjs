// Builds the web app and keeps a compressed copy beside every text file, so that the server never
// compresses the same bytes twice.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { path } from '../tool.mjs';

const WORTHWHILE = 1024;
const LARGE = 1_000_000;
const TEXT = /\.(?:js|css|html|svg|json|txt)$/u;

await build({ root: path('apps', 'web'), logLevel: 'warn' });

const dist = path('apps', 'web', 'dist');
// What the server makes other languages from; no browser asks for it.
const words = join(dist, 'words');
const circle = circleIn(join(dist, 'assets'));
// One of two files that wait for each other runs before what it needs is there.
if (circle) throw new Error(`These files import each other: ${circle.join(', ')}`);
for (const entry of readdirSync(dist, { withFileTypes: true, recursive: true })) {
  const file = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !TEXT.test(entry.name) || entry.parentPath.startsWith(words)) continue;
  const bytes = readFileSync(file);
  if (bytes.length < WORTHWHILE) continue;
  // The last tenth takes its time: worth it for what every visitor loads, not for the map's ground.
  const quality = { [constants.BROTLI_PARAM_QUALITY]: bytes.length > LARGE ? 9 : 11 };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: quality }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

/** Files that import each other in a circle, if there are any. */
function circleIn(folder) {
  const done = new Set();
  const follow = (file, way) => {
    if (way.includes(file)) return way.slice(way.indexOf(file));
    if (done.has(file)) return undefined;
    done.add(file);
    const code = readFileSync(join(folder, file), 'utf8');
    for (const [, next] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/gu)) {
      const found = follow(next, [...way, file]);
      if (found) return found;
    }
    return undefined;
  };
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return files.map((file) => follow(file, [])).find((found) => found !== undefined);
}
