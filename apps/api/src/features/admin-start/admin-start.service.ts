import type { SignedIn } from '#platform/session/session';
import type { PendingWorkCounter, Slice } from '#platform/slice';
import type { Waiting } from '@ribbon/domain/admin-start';
import { can } from '@ribbon/domain/accounts';
import { type StartLine, WaitingKind, startCount } from '@ribbon/domain/kernel';

type Counters = Partial<Record<WaitingKind, PendingWorkCounter>>;

export type AdminStartService = ReturnType<typeof adminStartService>;

/** Collects what each slice counts; all of them are known only when somebody asks. */
export function adminStartService({ slices }: { slices: readonly Slice[] }) {
  async function waiting(admin: SignedIn): Promise<Waiting> {
    const counters: Counters = Object.assign({}, ...slices.map((slice) => slice.waiting));
    const kinds = WaitingKind.options.flatMap((kind) => {
      const count = counters[kind];
      return count === undefined ? [] : [count(admin).then((figure) => ({ kind, figure }))];
    });
    return { kinds: await Promise.all(kinds) };
  }

  return {
    waiting,

    /** How much of it all waits, on the start page of who may decide. */
    async start(member: SignedIn): Promise<StartLine[]> {
      if (!can(member, 'viewSystemAdmin') || member.mustSetUpTwoFactor) return [];
      const { kinds } = await waiting(member);
      const count = kinds.reduce((sum, { figure }) => sum + (figure?.count ?? 0), 0);
      return startCount('todo', count, '/admin');
    },
  };
}
