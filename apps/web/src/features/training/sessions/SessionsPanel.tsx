import { callForFile, wordsOr } from '#lib/http/client.ts';
import { saveFile } from '#lib/http/save-file.ts';
import { undoable, useUndoable } from '#lib/undoable/undoable.ts';
import { Button, CHECK_CONNECTION, EmptyState, IconButton, PagedList, toast } from '#ui';
import {
  type TrainingSession,
  trainingEndpoints as endpoints,
  trainingMessages,
} from '@ribbon/domain/training';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Copy, Download, Pencil, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { TrainingLoading } from '../TrainingLoading.tsx';
import { newSessionId } from '../offline/training.queue.ts';
import { useRemoveSession, useWaiting } from '../offline/training.waiting.queries.ts';
import { WaitingSessions } from '../offline/WaitingSessions.tsx';
import { sessionsQuery } from '../training.queries.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { SessionItem } from './SessionItem.tsx';
import { type Editing, againToday, editingOf } from './form/training.session.form.ts';

/** The whole log, newest first. */
export function SessionsPanel({ onEdit }: { onEdit: (editing: Editing) => void }) {
  const [isImporting, setImporting] = useState(false);
  const leaving = useUndoable('training-sessions');
  const waiting = useWaiting();
  // What was changed here stands above, as it was changed.
  const isHere = (id: string) => leaving.has(id) || waiting.some((one) => one.id === id);
  const { mutateAsync: removeNow } = useRemoveSession();
  const download = async () => {
    try {
      const { name, content } = await callForFile(endpoints.exportLog);
      saveFile(name, content);
    } catch (error) {
      toast.error(wordsOr(error, 'We couldn’t make the file. Please try again.'));
    }
  };
  const remove = ({ id }: TrainingSession) =>
    undoable.decide({
      id,
      success: trainingMessages.deleted,
      send: () =>
        removeNow(id).catch((error: unknown) =>
          toast.error(wordsOr(error, trainingMessages.deleteFailed)),
        ),
    });
  const actions = (session: TrainingSession) => (
    <>
      <IconButton label="Edit session" onClick={() => onEdit(editingOf(session))}>
        <Pencil />
      </IconButton>
      <IconButton
        label="Same again today"
        onClick={() => onEdit({ id: newSessionId(), isNew: true, details: againToday(session) })}
      >
        <Copy />
      </IconButton>
      <IconButton label="Delete session" onClick={() => remove(session)}>
        <Trash2 />
      </IconButton>
    </>
  );
  return (
    <div className="flex flex-col gap-4">
      <WaitingSessions waiting={waiting.filter(({ id }) => !leaving.has(id))} actions={actions} />
      <PagedList
        query={useInfiniteQuery(sessionsQuery)}
        rowsOf={(page) => page.sessions.filter(({ id }) => !isHere(id))}
        loading={<TrainingLoading />}
        failed={{ title: 'We couldn’t load your sessions', text: CHECK_CONNECTION }}
        empty={
          <EmptyState
            compact
            title="No sessions yet"
            text="Log your first session. It takes four taps."
          />
        }
        moreLabel="Earlier sessions"
        moreFailed="We couldn’t load the next sessions. Please try again."
      >
        {(sessions) => (
          <ul className="divide-y-2 divide-line">
            {sessions.map((session) => (
              <SessionItem key={session.id} session={session} actions={actions(session)} />
            ))}
          </ul>
        )}
      </PagedList>
      <div className="flex flex-wrap gap-3">
        <Button variant="ghost" icon={<Download aria-hidden />} onClick={() => void download()}>
          Save as CSV
        </Button>
        <Button variant="ghost" icon={<Upload aria-hidden />} onClick={() => setImporting(true)}>
          Import CSV
        </Button>
      </div>
      <ImportDialog open={isImporting} onOpenChange={setImporting} />
    </div>
  );
}
