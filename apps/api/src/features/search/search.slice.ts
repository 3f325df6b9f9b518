import { handle } from '#platform/http/route';
import type { Slice } from '#platform/slice';
import { searchEndpoints } from '@ribbon/domain/search';
import { searchService } from './search.service.ts';

/** One search across people, clubs, competitions and own things. */
export function createSearch(needs: { slices: readonly Slice[] }) {
  const search = searchService(needs);
  return {
    routes: [handle(searchEndpoints.find, ({ actor, query }) => search.find(actor, query.text))],
  };
}
