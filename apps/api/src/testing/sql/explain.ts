import type { DB } from '#db/schema.generated';
import type { Kysely, KyselyPlugin } from 'kysely';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

interface Explained {
  'QUERY PLAN': [{ Plan: PlanNode }];
}

/** How the database answers the first question that `ask` puts to it, with what it really read. */
export async function explaining(db: Kysely<DB>, ask: (db: Kysely<DB>) => Promise<unknown>) {
  let seen: Explained | undefined;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) =>
      node.kind === 'RawNode'
        ? {
            ...node,
            sqlFragments: [
              `explain (analyze, format json) ${node.sqlFragments[0] ?? ''}`,
              ...node.sqlFragments.slice(1),
            ],
          }
        : node,
    transformResult: async ({ result }) => {
      seen ??= result.rows[0] as unknown as Explained;
      return { ...result, rows: [] };
    },
  };
  await ask(db.withPlugin(plugin));
  const plan = seen?.['QUERY PLAN'][0];
  if (plan === undefined) throw new Error('nothing was asked');
  const nodes = [...nodesOf(plan.Plan)];
  return {
    /** Rows of a table that were looked at, kept or not. */
    rowsRead: (table: string) =>
      nodes
        .filter((node) => node['Relation Name'] === table)
        .reduce((sum, node) => sum + readBy(node), 0),
  };
}

const readBy = (node: PlanNode): number =>
  (node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)) *
  node['Actual Loops'];

function* nodesOf(node: PlanNode): Generator<PlanNode> {
  yield node;
  for (const child of node.Plans ?? []) yield* nodesOf(child);
}
