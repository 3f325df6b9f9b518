import { ReasonForm } from '#lib/admin-list/DecisionDialog.tsx';
import { useSchemaForm } from '#lib/forms/form.ts';
import { dayAndTime } from '#lib/format/format.ts';
import {
  REPORT_NOTES_MAX,
  type TicketDetails,
  type TicketId,
  TicketNote,
} from '@ribbon/domain/reports';
import { Part } from './Part.tsx';
import { useNote } from '../reports.tickets.queries.ts';

/** What moderators note for each other. */
export function NotesPart({
  ticketId,
  notes,
}: {
  ticketId: TicketId;
  notes: TicketDetails['notes'];
}) {
  const form = useSchemaForm(TicketNote, { note: '' });
  const add = useNote(ticketId);
  return (
    <Part title="Moderators’ notes">
      {notes.length > 0 && (
        <ol className="flex flex-col gap-2">
          {notes.map(({ id, by, note, createdAt }) => (
            <li key={id} className="rounded-md bg-surface-sunken p-3">
              <p className="text-sm text-muted">
                {by}, {dayAndTime(createdAt)}
              </p>
              <p className="wrap-anywhere whitespace-pre-wrap">{note}</p>
            </li>
          ))}
        </ol>
      )}
      <ReasonForm
        form={form}
        name="note"
        label="Add a note"
        hint="Only moderators can read it. It can’t be changed."
        rows={2}
        max={REPORT_NOTES_MAX}
        confirmLabel="Add note"
        tone="primary"
        pending={add.isPending}
        onSubmit={form.handleSubmit((note) =>
          add.mutateAsync(note).then(
            () => form.reset(),
            (error: unknown) => form.showFault(error),
          ),
        )}
      />
    </Part>
  );
}
