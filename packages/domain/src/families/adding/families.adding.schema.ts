import * as z from 'zod';
import {
  CodeCard,
  NewUsername,
  Password,
  PersonDetails,
  UserId,
  accountMessages,
  isReservedName,
  singleSpaced,
} from '../../accounts/index.ts';
import { line } from '../../kernel/index.ts';
import { ApprovalForm } from '../families.schema.ts';

/** How many children one guardian adds. */
export const CHILDREN_PER_GUARDIAN = 8;
export const FIRST_NAME_MAX = 40;

/** A child added by a guardian: no address, and consent in the same step. */
export const NewChild = z.object({
  firstName: line(accountMessages.required)
    .overwrite(singleSpaced)
    .min(1, accountMessages.required)
    .max(FIRST_NAME_MAX, 'First names can be up to 40 characters')
    .refine((name) => !isReservedName(name), accountMessages.reservedName),
  birthMonth: PersonDetails.shape.birthMonth,
  birthYear: PersonDetails.shape.birthYear,
  username: NewUsername,
  /** Null where a code card is printed instead. */
  password: Password.nullable(),
  relationship: ApprovalForm.shape.relationship,
  permissions: ApprovalForm.shape.permissions,
  noticeRead: ApprovalForm.shape.noticeRead,
});
export type NewChild = z.infer<typeof NewChild>;

export const AddedChild = z.object({ childId: UserId, codeCard: CodeCard.nullable() });
export type AddedChild = z.infer<typeof AddedChild>;

/** The password that a guardian sets for a child without an address. */
export const ChildPassword = z.object({ password: Password });
export type ChildPassword = z.infer<typeof ChildPassword>;
