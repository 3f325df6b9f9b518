// Counts comments and summaries that docs/WRITING.md asks to say otherwise. The number may only fall:
// lower MOST when it has.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { path, root, say } from './tool.mjs';

const MOST = 30;
const SHOWN = 20;
const DIALECT = /\b(?:whoever|whom|those who|one[’']s|is told|are told|what waits|the own)\b/iu;
const COMMENTS = /\/\*\*.*?\*\/|^\s*\/\/[^\n]*(?:\n\s*\/\/[^\n]*)*|summary:\s*(['"])[^\n]*?\1/gmsu;

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root })
  .toString()
  .trim()
  .split('\n');
const found = files.flatMap((file) =>
  [...readFileSync(path(file), 'utf8').matchAll(COMMENTS)]
    .map(([comment]) => comment)
    .filter((comment) => DIALECT.test(comment))
    .map((comment) => `${file}: ${comment.replaceAll(/\s+/gu, ' ').trim().slice(0, 120)}`),
);
if (found.length > MOST) {
  say(`${found.length} comments are not plain English (docs/WRITING.md); ${MOST} were left. Some:`);
  for (const one of found.slice(-SHOWN)) say(`  ${one}`);
  process.exit(1);
}
if (found.length < MOST) say(`Only ${found.length} are left: lower MOST in scripts/dialect.mjs.`);
