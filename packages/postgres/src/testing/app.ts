import { createInterface } from 'node:readline';
import { startPostgres } from '../index.ts';

/** A small app that tests start as a process of its own, to kill it or to run it as someone else. */
const { leave, ...options } = JSON.parse(process.argv[2] ?? '{}');
const lines: string[] = [];
const tell = (report: object) => process.stdout.write(`${JSON.stringify({ ...report, lines })}\n`);

try {
  const server = await startPostgres({ ...options, log: (line) => lines.push(line) });
  const { pid, port, attached } = server;
  tell({ pid, port, attached, url: server.url() });
  if (!leave) {
    for await (const _ of createInterface({ input: process.stdin })) {
      await server.stop();
      process.exit(0);
    }
  }
} catch (error) {
  tell({ error: error instanceof Error ? error.message : String(error) });
}
