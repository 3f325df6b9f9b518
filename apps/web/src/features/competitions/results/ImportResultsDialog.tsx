import { call, wordsFor } from '#lib/http/client.ts';
import { Button, Dialog, Notice, TextField, toast } from '#ui';
import {
  CORRECTION_REASON_MAX,
  type CompetitionId,
  RESULT_COLUMNS,
  type ResultImport,
  resultEndpoints,
  resultMessages,
} from '@ribbon/domain/competitions';
import { t } from '@ribbon/domain/kernel';
import { useState } from 'react';
import { useImportResults } from './competitions.results.queries.ts';

/** Reads a file of scores, says what is wrong with it, and then stores what is right. */
export function ImportResultsDialog({
  competitionId,
  onClose,
}: {
  competitionId: CompetitionId;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      size="lg"
      title="Import results"
      description={t(
        'The first line names the columns: {resultColumns}. “Download CSV” has everyone’s number in it.',
        { resultColumns: RESULT_COLUMNS.join(', ') },
      )}
    >
      <Steps competitionId={competitionId} onDone={onClose} />
    </Dialog>
  );
}

function Steps({ competitionId, onDone }: { competitionId: CompetitionId; onDone: () => void }) {
  const [csv, setCsv] = useState('');
  const [reason, setReason] = useState('');
  const [found, setFound] = useState<ResultImport>();
  const [failure, setFailure] = useState<string>();
  const store = useImportResults(competitionId);
  const params = { competitionId };
  async function read(file: File | undefined): Promise<void> {
    setFound(undefined);
    setFailure(undefined);
    if (file === undefined) return;
    try {
      const text = await file.text();
      setCsv(text);
      const body = { csv: text, reason: '' };
      setFound(await call(resultEndpoints.preview, { params, body }));
    } catch (error) {
      setFailure(wordsFor(error));
    }
  }
  const send = () => {
    setFailure(undefined);
    return store.mutateAsync({ csv, reason }).then(
      (done) => {
        toast.success(resultMessages.imported(done));
        onDone();
      },
      (error: unknown) => setFailure(wordsFor(error)),
    );
  };
  return (
    <div className="flex flex-col gap-5">
      <TextField
        label="CSV file"
        type="file"
        accept=".csv,text/csv"
        onChange={({ target }) => void read(target.files?.[0])}
      />
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      {found && <Found found={found} />}
      {found?.needsReason && (
        <TextField
          label="Reason for the change"
          hint="This will change published results. Only organisers can see the reason. Please don’t name anyone."
          maxLength={CORRECTION_REASON_MAX}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <Button
        disabled={(found?.changed ?? 0) === 0}
        pending={store.isPending}
        onClick={() => void send()}
      >
        {found && found.changed > 0 ? importLabel(found) : 'Import'}
      </Button>
    </div>
  );
}

const importLabel = ({ changed }: ResultImport) =>
  t('Import {changed, plural, one {# score} other {# scores}}', { changed });

function Found({ found: { changed, unchanged, problems } }: { found: ResultImport }) {
  return (
    <>
      <p role="status">
        {changed} new or changed, {unchanged} already there, {problems.length} with a problem.
      </p>
      {problems.length > 0 && (
        <ul aria-label="Skipped rows" className="flex max-h-72 flex-col gap-1 overflow-y-auto">
          {problems.map(({ line, message }) => (
            <li key={line} className="wrap-anywhere">
              <span className="font-semibold">Line {line}:</span> {message}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
