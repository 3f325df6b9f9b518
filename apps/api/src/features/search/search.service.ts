import type { SignedIn } from '#platform/session/session';
import type { Slice } from '#platform/slice';
import { type Found, FoundKind } from '@ribbon/domain/kernel';
import { FOUND_OF_KIND } from '@ribbon/domain/search';

/** Asks each slice for its own matches; each slice finds only the people its lists already show. */
export const searchService = ({ slices }: { slices: readonly Slice[] }) => ({
  async find(member: SignedIn, text: string): Promise<{ found: Found[] }> {
    const asked = { text, limit: FOUND_OF_KIND };
    const asking = slices.flatMap(({ find }) => (find ? [find(member, asked)] : []));
    const all = (await Promise.all(asking)).flat();
    return { found: FoundKind.options.flatMap((kind) => firstOf(kind, all)) };
  },
});

/** A friend who is listed as well is one person. */
function firstOf(kind: FoundKind, all: readonly Found[]): Found[] {
  const ofKind = new Map(all.flatMap((one) => (one.kind === kind ? [[one.id, one]] : [])));
  return [...ofKind.values()].slice(0, FOUND_OF_KIND);
}
