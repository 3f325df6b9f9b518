import { DisclosureHelp } from '#features/moderation';
import { Notice, TakesFocus } from '#ui';
import { reportMessages } from '@ribbon/domain/reports';
import { useEffect } from 'react';
import type { Filed } from './ReportForm.tsx';

const CLOSES_AFTER_MS = 2000;

/** Thanks, or help where the words sound as if somebody is hurt. */
export function ReportOutcome({ filed, onDone }: { filed: Filed; onDone: () => void }) {
  return filed.disclosureId === null ? (
    <Thanks onDone={onDone} />
  ) : (
    <DisclosureHelp disclosureId={filed.disclosureId} onClose={onDone} />
  );
}

function Thanks({ onDone }: { onDone: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onDone, CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  });
  return (
    <TakesFocus>
      <Notice tone="safe">{reportMessages.thanks}</Notice>
    </TakesFocus>
  );
}
