import { useMe } from '#lib/session.ts';
import { IconButton } from '#ui';
import type { Reported } from '@ribbon/domain/reports';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { ReportDialog } from './ReportDialog.tsx';

/** The flag beside what somebody else made, for those who have an account. */
export function ReportButton({ about, label }: { about: Reported; label: string }) {
  const me = useMe();
  // A new dialog each time: nobody finds the words of an older report in it.
  const [times, setTimes] = useState(0);
  const [open, setOpen] = useState(false);
  if (!me) return null;
  return (
    <>
      <IconButton
        label={label}
        onClick={() => {
          setTimes(times + 1);
          setOpen(true);
        }}
      >
        <Flag />
      </IconButton>
      {times > 0 && <ReportDialog key={times} about={about} open={open} onOpenChange={setOpen} />}
    </>
  );
}
