import type { SignedIn } from '#platform/session/session';
import type { CountWaiting, Slice } from '#platform/slice';
import type { Waiting } from '@ribbon/domain/admin-start';
import { WaitingKind } from '@ribbon/domain/kernel';

type Counters = Partial<Record<WaitingKind, CountWaiting>>;

export type AdminStartService = ReturnType<typeof adminStartService>;

/** Collects what each slice counts; all of them are known only when somebody asks. */
export const adminStartService = ({ slices }: { slices: readonly Slice[] }) => ({
  async waiting(admin: SignedIn): Promise<Waiting> {
    const counters: Counters = Object.assign({}, ...slices.map(({ waiting }) => waiting));
    const kinds = WaitingKind.options.flatMap((kind) => {
      const count = counters[kind];
      return count === undefined ? [] : [count(admin).then((figure) => ({ kind, figure }))];
    });
    return { kinds: await Promise.all(kinds) };
  },
});
