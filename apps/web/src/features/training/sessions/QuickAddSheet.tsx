import { wordsOr } from '#lib/http/client.ts';
import { Button, Sheet, toast } from '#ui';
import type { ClubApparatus } from '@ribbon/domain/clubs';
import { type SessionType, type TrainingSession, trainingMessages } from '@ribbon/domain/training';
import { useState } from 'react';
import { newSessionId } from '../offline/training.queue.ts';
import { useSaveSession } from '../offline/training.waiting.queries.ts';
import { APPARATUS_OPTIONS, QUICK_MINUTES, TYPE_OPTIONS } from './form/training.choices.texts.ts';
import { Chips } from './form/Chips.tsx';
import { blankSession, sharedOut } from './form/training.session.form.ts';

/** Logs a practice in four taps: open, how long, with what, save. */
export function QuickAddSheet({
  open,
  onOpenChange,
  last,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Most practices are like the last one. */
  last: TrainingSession | null;
}) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Quick add">
      <QuickAdd last={last} onDone={() => onOpenChange(false)} />
    </Sheet>
  );
}

function QuickAdd({ last, onDone }: { last: TrainingSession | null; onDone: () => void }) {
  const [minutes, setMinutes] = useState(last?.minutes ?? 60);
  const [type, setType] = useState<SessionType>(last?.type ?? 'technique');
  const [apparatus, setApparatus] = useState<readonly ClubApparatus[]>([]);
  const [id] = useState(newSessionId);
  const save = useSaveSession();
  const send = () =>
    save
      .mutateAsync({
        id,
        details: { ...blankSession(minutes), type, apparatus: sharedOut(minutes, apparatus) },
      })
      .then(onDone, (error: unknown) => toast.error(wordsOr(error, trainingMessages.saveFailed)));
  const toggle = (one: ClubApparatus) =>
    setApparatus((before) =>
      before.includes(one) ? before.filter((name) => name !== one) : [...before, one],
    );
  return (
    <div className="flex flex-col gap-5">
      <Chips label="How long?" options={QUICK_MINUTES} chosen={[minutes]} onToggle={setMinutes} />
      <Chips
        label="Which apparatus?"
        options={APPARATUS_OPTIONS}
        chosen={apparatus}
        onToggle={toggle}
      />
      <Chips
        label="What kind of training?"
        options={TYPE_OPTIONS}
        chosen={[type]}
        onToggle={setType}
      />
      <Button block pending={save.isPending} onClick={() => void send()}>
        Save session
      </Button>
    </div>
  );
}
