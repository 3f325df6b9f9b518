import type { FindNamed } from '#platform/slice';
import { foundPerson } from '@ribbon/domain/accounts';
import type { FriendLists } from './lists.service.ts';

/** One's own friends, by the names one knows them by. */
export const findFriends =
  ({ friends }: Pick<FriendLists, 'friends'>): FindNamed =>
  async (member, { text }) =>
    (await friends(member, { search: text })).people.map(({ person }) => foundPerson(person));
