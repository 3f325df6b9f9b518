import type { AddressInfo } from 'node:net';
import type { World } from '../world.ts';

/** Where the API of a world is reached over the network; it listens from the first question on. */
export async function addressOf({ app }: Pick<World, 'app'>): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
