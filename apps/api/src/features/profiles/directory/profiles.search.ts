import type { SearchProvider } from '#platform/slice';
import { foundPerson, isChild } from '@ribbon/domain/accounts';
import type { DirectoryService } from './profiles.directory.service.ts';

/** Who is in the directory; a child looks for friends and not for strangers. */
export const findListed =
  ({ page }: Pick<DirectoryService, 'page'>): SearchProvider =>
  async (member, { text }) => {
    if (isChild(member.ageBand)) return [];
    const asked = { search: text, country: '', specialty: '', sort: 'popularity' } as const;
    return (await page(member, asked)).people.map((person) => foundPerson(person));
  };
