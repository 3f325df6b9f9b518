import { handle } from '#platform/http/route';
import type { Slice } from '#platform/slice';
import { startEndpoints } from '@ribbon/domain/start';
import { startService } from './start.service.ts';

/** The start page of signed-in people: what needs them, and what is next. */
export function createStart(needs: { slices: readonly Slice[] }) {
  const start = startService(needs);
  return { routes: [handle(startEndpoints.read, ({ actor }) => start.read(actor))] };
}
