import { allOf, answerOf, inDatabase } from './database.ts';

interface Waiting {
  ownerId: string;
  id: string;
}

/** Unsent items of one kind, by author; nobody else's are ever read. */
export const waitingOf = <Item extends Waiting>(kind: string) => ({
  all: (ownerId: string): Promise<Item[]> =>
    inDatabase(['waiting'], 'readonly', (store) =>
      answerOf<Item[]>(store('waiting').getAll(allOf(ownerId, kind))),
    ).catch(() => []),
  put: (item: Item): Promise<void> =>
    inDatabase(['waiting'], 'readwrite', async (store) => {
      store('waiting').put(item, [item.ownerId, kind, item.id]);
    }),
  remove: ({ ownerId, id }: Waiting): Promise<void> =>
    inDatabase(['waiting'], 'readwrite', async (store) => {
      store('waiting').delete([ownerId, kind, id]);
    }),
});
