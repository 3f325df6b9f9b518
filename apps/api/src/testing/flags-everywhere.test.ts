import { Capability } from '@ribbon/domain/accounts';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
const PRODUCT = ['packages/domain/src', 'apps/api/src'];
const IS_NO_PRODUCT = /\.test\.ts$|\/testing\/|\/demo\/|accounts\.capabilities\.ts$/u;

const code = PRODUCT.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith('.ts') && !IS_NO_PRODUCT.test(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8')),
).join('\n');

it.each(Capability.options)('the flag %s is asked by the server, not only stated', (flag) => {
  // The last argument of `can`, `allows` and what stands on them.
  expect(new RegExp(`'${flag}',?\\s*\\)`, 'u').test(code)).toBe(true);
});
