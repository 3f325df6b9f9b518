import { line } from '../measurement/table.ts';
import { callOf } from './compare.ts';
import { inTurns, middle, ratioOf } from './rounds.ts';
import { type Workspace, openContenders } from './servers.ts';

interface Needs {
  /** Two databases, the second with ten times the data. */
  readonly small: Workspace;
  readonly large: Workspace;
  readonly say: (text: string) => void;
  readonly only: readonly string[];
}

/** Ribbon on both databases in turns: what ten times the data costs the slowest twentieth. */
export async function compareGrowth({ small, large, say, only }: Needs): Promise<void> {
  const before = await openContenders(small, only);
  try {
    const after = await openContenders(large, only);
    try {
      say(`\n${line(['Ribbon with', 'p95 ms', 'ten times', 'p95 ÷', 'goal'])}`);
      for (const [nth, request] of before.requests.entries()) {
        const grown = after.requests[nth];
        if (grown === undefined) continue;
        const rounds = await inTurns({
          small: [before.ribbon, callOf(request)],
          large: [after.ribbon, callOf(grown)],
        });
        const factor = ratioOf(rounds.large, rounds.small, 'p95').toFixed(2);
        const times = [rounds.small, rounds.large].map((one) => middle(one).p95.toFixed(1));
        say(line([`  ${request.name}`, ...times, factor, '1.3']));
      }
    } finally {
      await after.close();
    }
  } finally {
    await before.close();
  }
}
