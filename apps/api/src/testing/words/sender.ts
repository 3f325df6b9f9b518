import type { Person, World } from '#testing/world';

/** A request that would be fine but for the words; the field is replaced in its body. */
export interface Sender {
  who?: Person;
  params?: Record<string, string>;
  body: Record<string, unknown>;
}
export type Prepare = (world: World) => Promise<Sender>;

export const systemAdmin = (world: World) => world.person({ roles: ['system_admin'] });
