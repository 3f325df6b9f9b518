import { checkSameRows } from '../reference/same-rows.ts';
import { line } from '../measurement/table.ts';
import { heldUp, inTurns, megabytesOf, middle, ratioOf, watch } from './rounds.ts';
import { type Workspace, type Prepared, openContenders } from './servers.ts';

const HEAD = ['', 'requests/s', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU ms', 'Ribbon ÷ it', 'CPU ÷'];
const CONTENDERS = ['Ribbon', 'own SQL', 'reference'] as const;

interface Needs extends Workspace {
  readonly say: (text: string) => void;
  /** The names of some requests; all of them unless said. */
  readonly only: readonly string[];
}

/** Ribbon, its own statements and the reference in turns, on a database that is filled. */
export async function compareCommunity({ say, only, ...workspace }: Needs): Promise<void> {
  const contenders = await openContenders(workspace, only);
  const { ribbon } = contenders;
  try {
    await checkSameRows(contenders, workspace.databaseUrl);
    say('Every reference returns the rows that Ribbon returns.');
    say(line(HEAD));
    const summary: string[] = [];
    for (const request of contenders.requests) {
      const { name, goal, statements } = request;
      const { call, of } = { call: callOf(request), of: contenders.of(request) };
      watch(ribbon);
      const rounds = await inTurns({
        Ribbon: [of.Ribbon, call],
        'own SQL': [of['own SQL'], call],
        reference: [of.reference, call],
      });
      const ours = middle(rounds.Ribbon);
      say(`\n${name}: ${statements.length} statements, event loop p99 ${await heldUp(ribbon)} ms`);
      const toIt = (contender: 'own SQL' | 'reference') =>
        ratioOf(rounds.Ribbon, rounds[contender], 'perSecond').toFixed(2);
      for (const contender of CONTENDERS) {
        const { perSecond, p50, p95, p99, cpu } = middle(rounds[contender]);
        const cells = [perSecond.toFixed(0), ...[p50, p95, p99, cpu].map((ms) => ms.toFixed(2))];
        const ratios = contender === 'Ribbon' ? [] : [toIt(contender), (ours.cpu / cpu).toFixed(2)];
        say(line([`  ${contender}`, ...cells, ...ratios]));
      }
      const trips = `${statements.length}`;
      summary.push(line([name, toIt('reference'), `${goal}`, toIt('own SQL'), trips]));
    }
    say(`\n${line(['', '÷ reference', 'goal', '÷ own SQL', 'SQL'])}\n${summary.join('\n')}`);
    say(`\nRibbon's process holds ${await megabytesOf(ribbon)} MB.`);
  } finally {
    await contenders.close();
  }
}

export const callOf = ({ call, cookie }: Prepared) => ({ ...call, cookie });
