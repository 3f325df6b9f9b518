import * as z from 'zod';
import { type Found, id } from '../../kernel/index.ts';
import { UserId } from './accounts.ids.schema.ts';

/** The drawings that a person can wear; keys of files that ship with the product. */
export const PersonArt = z.enum([
  'avatar-hoop',
  'avatar-ball',
  'avatar-clubs',
  'avatar-ribbon',
  'avatar-rope',
  'avatar-carpet',
]);
export type PersonArt = z.infer<typeof PersonArt>;

/** A stored picture; media knows more of it. */
export const PersonImageId = id<'MediaId'>();
export type PersonImageId = z.infer<typeof PersonImageId>;

/** A person as lists show them: the name that others see, and nothing that others may not. */
export const PersonCard = z.object({
  id: UserId,
  name: z.string(),
  username: z.string(),
  isVerified: z.boolean(),
  country: z.string().nullable(),
  /** Null until one was chosen. */
  art: PersonArt.nullable(),
  /** A picture of their own, once others may see it; never together with a drawing. */
  imageId: PersonImageId.nullable(),
});
export type PersonCard = z.infer<typeof PersonCard>;

/** A person among what a search finds. */
export const foundPerson = (person: PersonCard): Found => ({
  kind: 'person',
  id: person.id,
  title: person.name,
  note: `@${person.username}`,
  link: `/gymnast/${person.id}`,
  art: person.art,
  imageId: person.imageId,
});
