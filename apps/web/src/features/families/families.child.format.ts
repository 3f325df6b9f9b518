import { givenName } from '@ribbon/domain/accounts';
import type { FamilyChild } from '@ribbon/domain/families';

/** What a family calls the child, and not the name that it signs in with. */
export const childName = ({ fullName, username }: Pick<FamilyChild, 'fullName' | 'username'>) =>
  fullName === null ? username : givenName(fullName);

/** For a portrait, with its name beside it. */
export const portraitOf = (
  child: Pick<FamilyChild, 'fullName' | 'username' | 'art' | 'imageId'>,
) => ({
  name: child.fullName ?? child.username,
  art: child.art,
  imageId: child.imageId,
});
