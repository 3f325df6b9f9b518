import type { UserId } from '@ribbon/domain/accounts';
import type { Language } from '@ribbon/domain/kernel';
import type {
  Family,
  FamilyChild,
  InboxItemId,
  Permission,
  PermissionChange,
} from '@ribbon/domain/families';

const withChild = (
  family: Family,
  childId: UserId,
  change: (child: FamilyChild) => FamilyChild,
) => ({
  ...family,
  children: family.children.map((child) => (child.id === childId ? change(child) : child)),
});

/** The family once something no longer waits. */
export const withoutItem = (family: Family, itemId: InboxItemId): Family => ({
  ...family,
  children: family.children.map((child) => ({
    ...child,
    inbox: child.inbox.filter((item) => item.id !== itemId),
  })),
});

/** The family once a permission was given, taken back or given an end. */
export const withPermission = (
  family: Family,
  childId: UserId,
  permission: Permission,
  { granted, expiresAt }: PermissionChange,
): Family =>
  withChild(family, childId, (child) => ({
    ...child,
    permissions: child.permissions.map((entry) =>
      entry.permission === permission
        ? { ...entry, granted, expiresAt, grantedAt: granted ? new Date() : entry.grantedAt }
        : entry,
    ),
  }));

/** The family once a child reads in another language. */
export const withLanguage = (family: Family, childId: UserId, language: Language): Family =>
  withChild(family, childId, (child) => ({ ...child, language }));

/** The family once an account is paused or goes on. */
export const withPause = (family: Family, childId: UserId, paused: boolean): Family =>
  withChild(family, childId, (child) => ({ ...child, status: paused ? 'paused' : 'active' }));
