import { Button, Notice } from '#ui';
import { CASE_STATUS_LABELS, caseFaults } from '@ribbon/domain/safeguarding';
import type { ReactNode } from 'react';
import { t } from '@ribbon/domain/kernel';

/** Another admin was first: says who, instead of the form. */
export function UnlessOutrun({
  error,
  onClose,
  children,
}: {
  error: Error | null;
  onClose: () => void;
  children: ReactNode;
}) {
  if (!caseFaults.changedMeanwhile.matches(error)) return children;
  const { status, by } = error.data;
  return (
    <div className="flex flex-col gap-5">
      <Notice tone="info">
        {error.message}
        <span className="mt-1 block font-semibold">
          {CASE_STATUS_LABELS[status]}
          {by !== null && t(', by {by}', { by })}
        </span>
      </Notice>
      <Button block onClick={onClose}>
        Read the case
      </Button>
    </div>
  );
}
