import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Case, EndpointName, EveryEndpointHasACase } from './case.ts';

const features = resolve(import.meta.dirname, '../../features');

/** The cases of all slices. */
export async function allCases(): Promise<Readonly<Record<EndpointName, Case>>> {
  const maps = await Promise.all(
    globSync('*/testing/*.access.ts', { cwd: features }).map(
      (file): Promise<Record<string, EveryEndpointHasACase[keyof EveryEndpointHasACase]>> =>
        import(join(features, file)),
    ),
  );
  return Object.assign({}, ...maps.flatMap(Object.values));
}
