import { Dialog } from '#ui';
import type { ClubImportId } from '@ribbon/domain/clubs';
import { useState } from 'react';
import { ImportFile } from './ImportFile.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { useLatestImport } from './admin-clubs.import.queries.ts';

/** Imports clubs from a file: choose, preview, import, see the result. */
export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [importId, setImportId] = useState<ClubImportId>();
  const { data: latest } = useLatestImport(open);
  // Reopening the dialog shows an import that is still running.
  const shown = importId ?? (latest?.status === 'running' ? latest.id : undefined);
  const close = () => {
    setImportId(undefined);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title="Import clubs"
      size="lg"
      {...(shown === undefined && {
        description:
          'From a CSV file with column names in the first line. You’ll see a preview before anything is saved.',
      })}
    >
      {shown === undefined ? (
        <ImportFile onLookedAt={setImportId} />
      ) : (
        <ImportProgress
          importId={shown}
          onAgain={() => setImportId(undefined)}
          onFollow={() => setImportId(shown)}
          onClose={close}
        />
      )}
    </Dialog>
  );
}
