import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Endpoint, type FaultKind, type DatePaths, timestamp } from '@ribbon/domain/kernel';
import type { Plugin } from 'vite';
import type * as z from 'zod';

const FAULT = fileURLToPath(import.meta.resolve('@ribbon/domain/kernel')).replace(
  /index\.ts$/u,
  'endpoints/fault.ts',
);
const CONTRACT = /packages[\\/]domain[\\/]src[\\/].*(?:endpoints|faults)\.ts$/u;

/**
 * What the browser gets of the contract: endpoints without their schemas, and refusals without those
 * of their data. The server validates; forms load the schemas they need.
 */
export const contract: Plugin = {
  name: 'contract',
  // Before the words of refusals are looked for.
  enforce: 'pre',
  async transform(_code, id) {
    const [file = ''] = id.split('?', 1);
    return CONTRACT.test(file) ? { code: await shortened(file), map: null } : undefined;
  },
};

type Part = Endpoint | FaultKind;

/** Endpoints and refusals of a file as the browser needs them. */
async function shortened(file: string): Promise<string> {
  const lists: Record<string, Record<string, Part>> = await import(pathToFileURL(file).href);
  const made = Object.entries(lists).map(([name, list]) => {
    const parts = Object.entries(list).map(([key, part]) => `${key}: ${short(part)}`);
    return `export const ${name} = /* @__PURE__ */ (() => ({ ${parts.join()} }))();`;
  });
  return `import { fault } from ${JSON.stringify(FAULT)};\n${made.join('\n')}`;
}

/** Where an endpoint is, how it is asked, and where its answer holds dates; codes distinguish refusals. */
function short(part: Part): string {
  if ('matches' in part) {
    const { code, status, message } = part;
    return `fault(${[code, status, message].map((one) => JSON.stringify(one)).join()})`;
  }
  const { method, path, returns, seconds, repeatable } = part;
  return JSON.stringify({ method, path, dates: datePathsIn(returns), seconds, repeatable });
}

/** Where an answer holds moments, which are texts on the wire. */
function datePathsIn(schema: z.core.$ZodType): DatePaths | undefined {
  if (schema === timestamp) return 1;
  // oxlint-disable-next-line no-underscore-dangle -- the only way to a definition that zod documents
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return inKeys(Object.entries(def.shape));
    case 'array':
      return inKeys([['*', def.element]]);
    case 'record':
      return inKeys([['*', def.valueType]]);
    case 'union':
      return def.options.map(datePathsIn).reduce(together, undefined);
    case 'intersection':
      return together(datePathsIn(def.left), datePathsIn(def.right));
    case 'optional':
    case 'nullable':
    case 'readonly':
    case 'nonoptional':
    case 'default':
      return datePathsIn(def.innerType);
    case 'pipe':
      // The server has done what is done to a text; only a codec would be left to the browser.
      if (!('reverseTransform' in def)) return datePathsIn(def.out);
      throw new Error('The browser knows no codec but that of moments.');
    case 'lazy':
    case 'tuple':
    case 'date':
      throw new Error(`The build cannot tell where moments are in a schema of type ${def.type}.`);
    default:
      return undefined;
  }
}

function inKeys(parts: (readonly [string, z.core.$ZodType])[]): DatePaths | undefined {
  const found = parts.flatMap(([key, part]) => {
    const dates = datePathsIn(part);
    return dates === undefined ? [] : [[key, dates] as const];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** Of two kinds of an answer. */
function together(one: DatePaths | undefined, other: DatePaths | undefined): DatePaths | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  if (one === 1 || other === 1) return 1;
  return Object.fromEntries(
    [...Object.keys(one), ...Object.keys(other)].map((key) => [
      key,
      together(one[key], other[key]) ?? 1,
    ]),
  );
}
