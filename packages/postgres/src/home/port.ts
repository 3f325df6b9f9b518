import { createServer } from 'node:net';
import type { Home } from './home.ts';
import { readIfThere } from './whole-file.ts';

/** The port asked for, else the one of last time, else a free one. */
export async function choosePort({ port }: Home, asked: number | undefined): Promise<number> {
  if (asked !== undefined) {
    if ((await listenOn(asked)) !== undefined) return asked;
    throw new Error(`Port ${asked} on 127.0.0.1 is taken by another program. Choose another port.`);
  }
  const remembered = Number(await readIfThere(port));
  const again = remembered > 0 ? await listenOn(remembered) : undefined;
  const chosen = again ?? (await listenOn(0));
  if (chosen === undefined) throw new Error('No port is free on 127.0.0.1.');
  return chosen;
}

function listenOn(port: number): Promise<number | undefined> {
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  const probe = createServer();
  probe.once('error', () => resolve(undefined));
  probe.listen(port, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
  });
  return promise;
}
