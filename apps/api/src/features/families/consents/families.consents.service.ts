import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import { type ApprovalForm, NOTICE_VERSION, Permission } from '@ribbon/domain/families';
import type { Kysely } from 'kysely';
import { type Consent, consentStore } from './families.consents.store.ts';

interface GuardiansWord {
  childId: UserId;
  guardianId: UserId;
  at: Date;
}

/** A guardian opens an account. Each permission is given or refused, and each answer is a record. */
export async function consentToAccount(
  tx: Kysely<DB>,
  word: GuardiansWord,
  { permissions, method }: Pick<ApprovalForm, 'permissions'> & Pick<Consent, 'method'>,
): Promise<void> {
  const record = { ...word, method, noticeVersion: NOTICE_VERSION };
  const consents: Consent[] = [{ ...record, purpose: 'account', action: 'given' }];
  for (const permission of Permission.options) {
    const granted = permissions[permission] === true;
    await consentStore.setPermission(tx, { ...word, permission, granted, expiresAt: null });
    const action = granted ? 'given' : 'refused';
    consents.push({ ...record, purpose: permission, action });
  }
  await consentStore.record(tx, consents);
}
