import { Dialog } from '#ui';
import { CONTENT } from '@ribbon/domain/content';
import { type Reported, reportMessages } from '@ribbon/domain/reports';
import { useState } from 'react';
import { type Filed, ReportForm } from './ReportForm.tsx';
import { ReportOutcome } from './ReportOutcome.tsx';
import { useFileReport } from './reports.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** Reports something to the team. Its author never learns who reported it. */
export function ReportDialog({
  about,
  open,
  onOpenChange,
}: {
  about: Reported;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const [filed, setFiled] = useState<Filed>();
  const file = useFileReport();
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        filed
          ? reportMessages.submitted
          : t('Report this {reported}', { reported: CONTENT[about.contentType].reported })
      }
    >
      {filed === undefined ? (
        <ReportForm
          file={(words) => file.mutateAsync({ ...about, ...words })}
          onFiled={setFiled}
          onCancel={close}
        />
      ) : (
        <ReportOutcome filed={filed} onDone={close} />
      )}
    </Dialog>
  );
}
