import type { SignedIn } from '#platform/session/session';
import type { Slice } from '#platform/slice';
import { StartKind, type StartLine } from '@ribbon/domain/kernel';
import type { FirstSteps } from '@ribbon/domain/start';
import type { FirstStepService } from './start.first-steps.service.ts';

const ORDER = new Map(StartKind.options.map((kind, place) => [kind, place]));
const placeOf = ({ kind }: StartLine) => ORDER.get(kind) ?? 0;

interface Needs {
  slices: readonly Slice[];
  firstSteps: Pick<FirstStepService, 'read'>;
}

/** Collects what each slice has for somebody; all of them are known only when somebody asks. */
export const startService = ({ slices, firstSteps }: Needs) => ({
  async read(member: SignedIn): Promise<{ lines: StartLine[]; firstSteps: FirstSteps }> {
    const telling = slices.flatMap(({ start }) => (start ? [start(member)] : []));
    const [steps, ...parts] = await Promise.all([firstSteps.read(member), ...telling]);
    const lines = parts.flat().toSorted((one, other) => placeOf(one) - placeOf(other));
    return { lines, firstSteps: steps };
  },
});
