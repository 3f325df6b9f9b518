import { longDay, monthAndYear } from '#lib/format/format.ts';
import { Section } from '#ui';
import type { AccountRecord, AdminAccount } from '@ribbon/domain/admin-accounts';
import type { ReactNode } from 'react';
import { t, countryName } from '@ribbon/domain/kernel';

const born = ({ birthMonth, birthYear }: AccountRecord) =>
  birthMonth === null || birthYear === null
    ? 'Not known'
    : monthAndYear(new Date(birthYear, birthMonth - 1));

const DEVICES = ['Not signed in', 'On 1 device'];

/** What is kept about somebody. */
export function RecordPart({ account, record }: { account: AdminAccount; record: AccountRecord }) {
  return (
    <Section title="The account">
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Entry name="Name">{record.fullName ?? 'Not known'}</Entry>
        <Entry name="Email">{record.email ?? 'None'}</Entry>
        <Entry name="Born">{born(record)}</Entry>
        <Entry name="Country">
          {record.country === null ? 'Not known' : countryName(record.country)}
        </Entry>
        <Entry name="Joined">{longDay(account.createdAt)}</Entry>
        <Entry name="Two-factor sign-in">{record.twoFactorEnabled ? 'On' : 'Off'}</Entry>
        <Entry name="Signed in now">
          {DEVICES[record.openSessions] ??
            t('On {openSessions} devices', { openSessions: record.openSessions })}
        </Entry>
        {record.guardianAskedAt && (
          <Entry name="Guardian asked">{longDay(record.guardianAskedAt)}</Entry>
        )}
        {record.correctionWaits && <Entry name="Correction">Waiting for the guardian</Entry>}
        {record.deletionUndoUntil && (
          <Entry name="Will be deleted after">{longDay(record.deletionUndoUntil)}</Entry>
        )}
      </dl>
    </Section>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-0.5 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
