import { useMe } from '#lib/session/session.ts';
import { IconButton, LinkButton, lazily } from '#ui';
import type { Reported } from '@ribbon/domain/reports';
import { Flag } from 'lucide-react';
import { useState } from 'react';

const ReportDialog = lazily(async () => (await import('./ReportDialog.tsx')).ReportDialog);

/** The flag beside somebody else's content, for people with an account. */
export function ReportButton({
  about,
  label,
  inWords = false,
}: {
  about: Reported;
  label: string;
  /** Shows the label, where a flag alone would not be understood. */
  inWords?: boolean;
}) {
  const me = useMe();
  // A new dialog each time: nobody finds the words of an older report in it.
  const [times, setTimes] = useState(0);
  const [open, setOpen] = useState(false);
  if (!me) return null;
  const ask = () => {
    setTimes(times + 1);
    setOpen(true);
  };
  return (
    <>
      {inWords ? (
        <LinkButton onClick={ask}>{label}</LinkButton>
      ) : (
        <IconButton label={label} onClick={ask}>
          <Flag />
        </IconButton>
      )}
      {times > 0 && <ReportDialog key={times} about={about} open={open} onOpenChange={setOpen} />}
    </>
  );
}
