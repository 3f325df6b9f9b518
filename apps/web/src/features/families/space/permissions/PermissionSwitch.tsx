import { longDay } from '#lib/format/format.ts';
import { Badge, Button, LinkButton, Switch, TextField } from '#ui';
import { type FamilyChild, PERMISSION_TEXTS } from '@ribbon/domain/families';
import { type SubmitEvent, useState } from 'react';
import { t } from '@ribbon/domain/kernel';

type Entry = FamilyChild['permissions'][number];

const onPaper = (date: Date) => date.toLocaleDateString('sv-SE');
const tomorrow = () => onPaper(new Date(Date.now() + 86_400_000));
/** The permission lasts through the day that was chosen. */
const endOf = (day: string) => new Date(`${day}T23:59:59`);

/** One permission: on, off, or on until a day. */
export function PermissionSwitch({
  entry,
  mayGrant,
  onChange,
}: {
  entry: Entry;
  /** Otherwise it only goes off. */
  mayGrant: boolean;
  onChange: (granted: boolean, expiresAt: Date | null) => void;
}) {
  const [choosing, setChoosing] = useState(false);
  const { title, text } = PERMISSION_TEXTS[entry.permission];
  if (!mayGrant && !entry.granted) return <PermissionWord entry={entry} />;
  return (
    <>
      <Switch
        label={title}
        hint={text}
        checked={entry.granted}
        onChange={(event) => {
          setChoosing(false);
          onChange(event.target.checked, null);
        }}
      />
      {mayGrant && entry.granted && !choosing && (
        <p className="flex flex-wrap items-center gap-x-4 text-sm">
          {entry.expiresAt && (
            <Badge tone="info" className="shrink-0">
              Until {longDay(entry.expiresAt)}
            </Badge>
          )}
          <LinkButton onClick={() => setChoosing(true)}>
            {entry.expiresAt ? 'Change' : 'Set an end date'}
            <span className="sr-only"> for: {title}</span>
          </LinkButton>
          {entry.expiresAt && (
            <LinkButton onClick={() => onChange(true, null)}>
              No end date
              <span className="sr-only"> for: {title}</span>
            </LinkButton>
          )}
        </p>
      )}
      {mayGrant && entry.granted && choosing && (
        <EndDate
          title={title}
          start={entry.expiresAt}
          onClose={() => setChoosing(false)}
          onChoose={(day) => {
            setChoosing(false);
            onChange(true, endOf(day));
          }}
        />
      )}
    </>
  );
}

function EndDate({
  title,
  start,
  onChoose,
  onClose,
}: {
  title: string;
  start: Date | null;
  onChoose: (day: string) => void;
  onClose: () => void;
}) {
  const [day, setDay] = useState(start ? onPaper(start) : '');
  const [missing, setMissing] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (day < tomorrow()) setMissing(true);
    else onChoose(day);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3 pt-1 pb-3">
      <TextField
        label={t('{title} until', { title })}
        type="date"
        className="min-w-44 flex-1"
        min={tomorrow()}
        value={day}
        error={missing ? 'Please choose a date in the future' : undefined}
        onChange={(event) => {
          setDay(event.target.value);
          setMissing(false);
        }}
      />
      <div className="flex gap-2">
        <Button type="submit" variant="secondary">
          Save
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** The same for who may only look, or not switch it on. */
export function PermissionWord({ entry }: { entry: Entry }) {
  const { title, text } = PERMISSION_TEXTS[entry.permission];
  return (
    <div className="flex items-start justify-between gap-4 py-1.5">
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-muted">{text}</p>
        {entry.granted && entry.expiresAt && (
          <p className="text-sm">Until {longDay(entry.expiresAt)}</p>
        )}
      </div>
      <Badge tone={entry.granted ? 'safe' : 'neutral'} className="shrink-0">
        {entry.granted ? 'Allowed' : 'Off'}
      </Badge>
    </div>
  );
}
