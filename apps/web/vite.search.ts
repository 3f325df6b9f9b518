import type { Plugin } from 'vite';

const SEARCH = /src[\\/].*\.search\.ts$/u;
const CHOICE = /\bchoice\((?<name>\w+)\)/gu;

/**
 * Every page reads addresses, also those of screens it never shows, and of a list of labels that
 * needs the keys only. The words stay with the screen that shows them.
 */
export const search: Plugin = {
  name: 'search',
  apply: 'build',
  async transform(code, id) {
    if (!SEARCH.test(id)) return undefined;
    const sources = this.parse(code).body.flatMap((statement) =>
      statement.type === 'ImportDeclaration' && statement.source.value.startsWith('@ribbon/domain/')
        ? [statement.source.value]
        : [],
    );
    const modules = await Promise.all(sources.map((source) => import(source)));
    const domain: Record<string, unknown> = Object.assign({}, ...modules);
    return {
      code: code.replaceAll(CHOICE, (all, name: string) => {
        const labels = domain[name];
        return labels === undefined ? all : `choice(${keysOf(Object(labels))})`;
      }),
      map: null,
    };
  },
};

const keysOf = (labels: object) =>
  JSON.stringify(Object.fromEntries(Object.keys(labels).map((key) => [key, 1])));
