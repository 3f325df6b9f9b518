import { wordsFor } from '#lib/client.ts';
import {
  Button,
  CHECK_CONNECTION,
  Loading,
  Notice,
  type NoticeProps,
  QueryBoundary,
  RibbonRing,
  Skeleton,
  StatTile,
  StatTiles,
} from '#ui';
import type { ClubImport, ClubImportId, ImportStatus } from '@ribbon/domain/clubs';
import { ImportProblems, ImportRows } from './ImportRows.tsx';
import { useCancelImport, useImport, useRunImport } from './import.queries.ts';

interface Steps {
  onAgain: () => void;
  /** The import that was found under way is the one to look at, also once it has ended. */
  onFollow: () => void;
  onClose: () => void;
}

/** What becomes of a file, from the first look to the result. */
export function ImportProgress({ importId, ...steps }: { importId: ClubImportId } & Steps) {
  return (
    <QueryBoundary
      query={useImport(importId)}
      failed={{ title: 'The import could not be loaded', text: CHECK_CONNECTION }}
      loading={
        <Loading>
          <Skeleton shape="block" />
        </Loading>
      }
    >
      {(imported) => {
        const Step = { preview: Preview, running: Running }[imported.status as string] ?? Result;
        return <Step imported={imported} {...steps} />;
      }}
    </QueryBoundary>
  );
}

type StepProps = { imported: ClubImport } & Steps;

function Preview({ imported, onAgain }: StepProps) {
  const run = useRunImport(imported.id);
  const { totalRows } = imported;
  return (
    <div className="flex flex-col gap-7">
      <StatTiles className="grid-cols-3 sm:grid-cols-3">
        <StatTile label="Good rows" value={totalRows} />
        <StatTile label="Duplicates" value={imported.duplicateCount} />
        <StatTile label="Errors" value={imported.errorCount} />
      </StatTiles>
      {run.error && <Notice tone="danger">{wordsFor(run.error)}</Notice>}
      <div className="flex flex-wrap gap-2.5">
        <Button disabled={totalRows === 0} pending={run.isPending} onClick={() => run.mutate()}>
          {totalRows === 1 ? 'Import 1 club' : `Import ${totalRows} clubs`}
        </Button>
        <Button variant="secondary" onClick={onAgain}>
          Choose another file
        </Button>
      </div>
      <ImportProblems imported={imported} />
      <ImportRows imported={imported} />
    </div>
  );
}

function Running({ imported, onFollow }: StepProps) {
  const cancel = useCancelImport(imported.id);
  const { doneRows, totalRows } = imported;
  return (
    <div className="flex flex-col items-center gap-5 py-6 text-center">
      <RibbonRing
        label="Import"
        size={144}
        value={totalRows === 0 ? 0 : (100 * doneRows) / totalRows}
      />
      <p role="status">
        {doneRows} of {totalRows} rows
      </p>
      <p className="text-muted">You can close this window; the import carries on.</p>
      {cancel.error && <Notice tone="danger">{wordsFor(cancel.error)}</Notice>}
      <Button
        variant="secondary"
        pending={cancel.isPending}
        onClick={() => {
          onFollow();
          cancel.mutate();
        }}
      >
        Cancel the import
      </Button>
    </div>
  );
}

const OUTCOMES: Readonly<Record<ImportStatus, { tone: NoticeProps['tone']; title: string }>> = {
  preview: { tone: 'info', title: 'Not imported yet' },
  running: { tone: 'info', title: 'Importing' },
  done: { tone: 'safe', title: 'The import is done' },
  cancelled: { tone: 'caution', title: 'The import was cancelled' },
  failed: { tone: 'danger', title: 'The import stopped because something went wrong' },
};

function Result({ imported, onAgain, onClose }: StepProps) {
  const { tone = 'info', title } = OUTCOMES[imported.status];
  const { createdRows } = imported;
  return (
    <div className="flex flex-col gap-6">
      <Notice tone={tone} title={title}>
        {createdRows === 1 ? '1 club was added.' : `${createdRows} clubs were added.`}{' '}
        {imported.status !== 'done' && createdRows > 0 && 'They stay.'}
      </Notice>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={onClose}>Done</Button>
        <Button variant="secondary" onClick={onAgain}>
          Import another file
        </Button>
      </div>
      <ImportProblems imported={imported} />
    </div>
  );
}
