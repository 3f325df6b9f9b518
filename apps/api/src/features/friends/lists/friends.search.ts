import type { SearchProvider } from '#platform/slice';
import { foundPerson } from '@ribbon/domain/accounts';
import type { FriendLists } from './friends.lists.service.ts';

/** The member's own friends, by the names the member knows them by. */
export const findFriends =
  ({ friends }: Pick<FriendLists, 'friends'>): SearchProvider =>
  async (member, { text }) =>
    (await friends(member, { search: text })).people.map(({ person }) => foundPerson(person));
