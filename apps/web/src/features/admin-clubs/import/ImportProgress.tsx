import { UsualReasons, WhyField, WhyForm } from '#lib/admin-list/WhyForm.tsx';
import { wordsFor } from '#lib/http/client.ts';
import { useSchemaForm } from '#lib/forms/form.ts';
import {
  Button,
  CHECK_CONNECTION,
  Form,
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
import { AdminReason, t } from '@ribbon/domain/kernel';
import { useState } from 'react';
import { ImportProblems, ImportRows } from './ImportRows.tsx';
import { useCancelImport, useImport, useRunImport } from './admin-clubs.import.queries.ts';

/** What is usually said. */
const IMPORTS = ['A list from the federation', 'A list from the clubs themselves'] as const;
const CANCELLED = ['The wrong file', 'There’s a mistake in the rows'] as const;

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
      failed={{ title: 'We couldn’t load the import', text: CHECK_CONNECTION }}
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
  const form = useSchemaForm(AdminReason, { reason: '' });
  const submit = form.handleSubmit(({ reason }) =>
    run.mutateAsync(reason).then(() => undefined, form.showFault),
  );
  const { totalRows } = imported;
  return (
    <div className="flex flex-col gap-7">
      <StatTiles className="grid-cols-3 sm:grid-cols-3">
        <StatTile label="Good rows" value={totalRows} />
        <StatTile label="Duplicates" value={imported.duplicateCount} />
        <StatTile label="Errors" value={imported.errorCount} />
      </StatTiles>
      <Form onSubmit={submit} notice={form.notice}>
        {totalRows > 0 && <WhyField form={form} label="Why are you adding them?" usual={IMPORTS} />}
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" disabled={totalRows === 0} pending={run.isPending}>
            {t('Import {totalRows, plural, one {# club} other {# clubs}}', { totalRows })}
          </Button>
          <Button variant="secondary" onClick={onAgain}>
            Choose another file
          </Button>
        </div>
      </Form>
      <ImportProblems imported={imported} />
      <ImportRows imported={imported} />
    </div>
  );
}

function Running({ imported, onFollow }: StepProps) {
  const cancel = useCancelImport(imported.id);
  const [isAsking, setAsking] = useState(false);
  const stop = (reason: string) => {
    onFollow();
    cancel.mutate(reason);
  };
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
      {isAsking ? (
        <div className="flex w-full flex-col gap-6 text-left">
          <UsualReasons
            legend="Why are you cancelling it?"
            reasons={CANCELLED}
            disabled={cancel.isPending}
            onChoose={stop}
          />
          <WhyForm
            label="Something else"
            confirmLabel="Cancel the import"
            pending={cancel.isPending}
            onSubmit={stop}
          />
        </div>
      ) : (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Cancel the import
        </Button>
      )}
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
        {t('{createdRows, plural, one {# club was} other {# clubs were}} added.', { createdRows })}{' '}
        {imported.status !== 'done' && createdRows > 0 && 'They’ll stay on the list.'}
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
