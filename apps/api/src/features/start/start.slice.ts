import type { AccountRecords } from '#features/accounts';
import { handle } from '#platform/http/route';
import type { Platform, Slice } from '#platform/slice';
import { startEndpoints } from '@ribbon/domain/start';
import { firstStepService } from './start.first-steps.service.ts';
import { startService } from './start.service.ts';

interface Needs extends Platform {
  slices: readonly Slice[];
  records: AccountRecords;
}

/** The start page of signed-in people: what needs them, what is next, and the first steps. */
export function createStart(needs: Needs) {
  const firstSteps = firstStepService(needs);
  const start = startService({ ...needs, firstSteps });
  return {
    routes: [
      handle(startEndpoints.read, ({ actor }) => start.read(actor)),
      handle(startEndpoints.putAway, ({ actor }) => firstSteps.putAway(actor)),
    ],
    /** What the community shows a new reader above the feed. */
    api: { firstSteps: firstSteps.read },
  };
}
