import type { Person, World } from '#testing/world';
import { contract } from '@ribbon/domain/contract';
import type { Endpoint } from '@ribbon/domain/kernel';

const PAGES: readonly string[] = Object.values(contract).flatMap((slice) =>
  Object.values(slice as Record<string, Endpoint>)
    .filter(({ method, path }) => method === 'GET' && !path.startsWith('/admin'))
    .map(({ path }) => path),
);

/** What the parts of an address may be; a page that needs another part is left out. */
export type Ids = Readonly<Record<string, readonly string[]>>;

/** The addresses of a page, one for each thing that it can show. */
function addressesOf(path: string, ids: Ids): string[] {
  const [part] = path.match(/:\w+/u) ?? [];
  if (part === undefined) return [path];
  return (ids[part.slice(1)] ?? []).flatMap((id) => addressesOf(path.replace(part, id), ids));
}

/** Which of these texts somebody can read on any page of the product. */
export async function textsSeenBy(
  world: World,
  who: Person,
  ids: Ids,
  texts: readonly string[],
): Promise<string[]> {
  const seen = new Set<string>();
  for (const address of PAGES.flatMap((path) => addressesOf(path, ids))) {
    const { statusCode, body } = await world.app.inject({
      method: 'GET',
      url: `/api${address}`,
      headers: { cookie: who.cookie },
    });
    if (statusCode >= 400) continue;
    for (const text of texts) if (body.includes(JSON.stringify(text).slice(1, -1))) seen.add(text);
  }
  return [...seen];
}
