import { call, wordsFor } from '#lib/http/client.ts';
import { Button, Dialog, Notice, TextField, toast } from '#ui';
import {
  LOG_COLUMNS,
  type LogPreview,
  logMessages,
  trainingEndpoints as endpoints,
} from '@ribbon/domain/training';
import { useState } from 'react';
import { useTrainingChange } from '../training.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** Reads a file, shows what is wrong with it, and then stores what is right. */
export function ImportDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title="Import CSV"
      description={t('The first line names the columns: {logColumns}.', {
        logColumns: LOG_COLUMNS.join(', '),
      })}
    >
      <ImportSteps onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function ImportSteps({ onDone }: { onDone: () => void }) {
  const [csv, setCsv] = useState('');
  const [preview, setPreview] = useState<LogPreview>();
  const [failure, setFailure] = useState<string>();
  const store = useTrainingChange(() => call(endpoints.importLog, { body: { csv } }));
  async function read(file: File | undefined): Promise<void> {
    setPreview(undefined);
    setFailure(undefined);
    if (file === undefined) return;
    try {
      const text = await file.text();
      setCsv(text);
      setPreview(await call(endpoints.previewImport, { body: { csv: text } }));
    } catch (error) {
      setFailure(wordsFor(error));
    }
  }
  const send = () =>
    store.mutateAsync().then(
      ({ imported, rows }) => {
        toast.success(logMessages.imported(imported));
        if (rows.length === 0) onDone();
        else setPreview({ rows, good: 0 });
      },
      (error: unknown) => setFailure(wordsFor(error)),
    );
  const problems = preview?.rows.filter((row) => row.problems.length > 0) ?? [];
  return (
    <div className="flex flex-col gap-5">
      <TextField
        label="CSV file"
        type="file"
        accept=".csv,text/csv"
        onChange={({ target }) => void read(target.files?.[0])}
      />
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      {preview && (
        <p role="status">
          {preview.good} of {preview.rows.length} rows can be imported.
        </p>
      )}
      {problems.length > 0 && (
        <ul className="flex max-h-72 flex-col gap-1 overflow-y-auto">
          {problems.map(({ line, problems: words }) => (
            <li key={line}>
              <span className="font-semibold">Line {line}:</span> {words.join(' ')}
            </li>
          ))}
        </ul>
      )}
      <Button
        disabled={(preview?.good ?? 0) === 0}
        pending={store.isPending}
        onClick={() => void send()}
      >
        Import
      </Button>
    </div>
  );
}
