import type { SignedIn } from '#platform/session/session';
import type { Slice } from '#platform/slice';
import { StartKind, type StartLine } from '@ribbon/domain/kernel';

const ORDER = new Map(StartKind.options.map((kind, place) => [kind, place]));
const placeOf = ({ kind }: StartLine) => ORDER.get(kind) ?? 0;

/** Collects what each slice has for somebody; all of them are known only when somebody asks. */
export const startService = ({ slices }: { slices: readonly Slice[] }) => ({
  async read(member: SignedIn): Promise<{ lines: StartLine[] }> {
    const telling = slices.flatMap(({ start }) => (start ? [start(member)] : []));
    const parts = await Promise.all(telling);
    return { lines: parts.flat().toSorted((one, other) => placeOf(one) - placeOf(other)) };
  },
});
