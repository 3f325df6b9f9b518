// Builds the web app and keeps a compressed copy beside every text file, so that the server never
// compresses the same bytes twice.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { path } from './tool.mjs';

const WORTHWHILE = 1024;
const TEXT = /\.(?:js|css|html|svg|json|txt)$/u;

await build({ root: path('apps', 'web'), logLevel: 'warn' });

const dist = path('apps', 'web', 'dist');
for (const entry of readdirSync(dist, { withFileTypes: true, recursive: true })) {
  const file = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !TEXT.test(entry.name)) continue;
  const bytes = readFileSync(file);
  if (bytes.length < WORTHWHILE) continue;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: quality }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
