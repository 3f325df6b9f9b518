import { wordsOr } from '#lib/http/client.ts';
import { useMe } from '#lib/session/session.ts';
import { Button, Dialog, Form, Notice } from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import {
  type SanctionedContent,
  kindsFor,
  sanctionMessages,
  sanctionPolicy,
} from '@ribbon/domain/sanctions';
import { Gavel } from 'lucide-react';
import { useState } from 'react';
import {
  type ConsequenceDraft,
  ConsequenceFields,
  checkedConsequence,
  newConsequence,
} from './ConsequenceFields.tsx';
import { PersonHistory } from './PersonHistory.tsx';
import { useApply } from './sanctions.queries.ts';
import { t } from '@ribbon/domain/kernel';

interface About {
  person: { id: UserId; name: string };
  content?: SanctionedContent | undefined;
}

/** A moderator decides about somebody, or about something that they made. */
export function ConsequenceDialog({
  about: { person, content },
  open,
  onOpenChange,
  onDone,
}: {
  about: About;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDone?: (() => void) | undefined;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={t('Take action on {person}', { person: person.name })}
      description="We’ll tell the person what you decide, and they can appeal to another moderator."
    >
      <div className="flex flex-col gap-6">
        <PersonHistory userId={person.id} />
        <ConsequenceForm
          about={{ person, content }}
          onDone={() => {
            onOpenChange(false);
            onDone?.();
          }}
        />
      </div>
    </Dialog>
  );
}

function ConsequenceForm({
  about: { person, content },
  onDone,
}: {
  about: About;
  onDone: () => void;
}) {
  const kinds = kindsFor(content?.type);
  const [draft, setDraft] = useState(() => newConsequence(kinds[0] ?? 'warning', 'inappropriate'));
  const [errors, setErrors] = useState<ReturnType<typeof checkedConsequence>['errors']>();
  const apply = useApply();
  const change = (next: ConsequenceDraft) => {
    setErrors(undefined);
    setDraft(next);
  };
  async function submit() {
    const checked = checkedConsequence(draft);
    setErrors(checked.errors);
    if (checked.consequence === undefined) return;
    const body = { ...checked.consequence, personId: person.id, content: content ?? null };
    await apply.mutateAsync(body).then(onDone, () => undefined);
  }
  const notice = apply.isError ? wordsOr(apply.error, sanctionMessages.applyFailed) : undefined;
  return (
    <Form
      notice={notice}
      onSubmit={(event) => {
        event.preventDefault();
        return submit();
      }}
    >
      <ConsequenceFields draft={draft} onChange={change} kinds={kinds} errors={errors} />
      {content === undefined && (
        <Notice role="none">{sanctionMessages.profileCannotBeHidden}</Notice>
      )}
      <Button type="submit" block pending={apply.isPending}>
        Decide and tell the person
      </Button>
    </Form>
  );
}

/** For moderators, beside somebody or something that they made. */
export function ConsequenceButton({
  person,
  content,
  label = 'Decide',
}: About & { label?: string }) {
  const me = useMe() ?? undefined;
  const [open, setOpen] = useState(false);
  if (!sanctionPolicy.decide(me, { personId: person.id, isOwnChild: false })) return null;
  return (
    <>
      <Button variant="ghost" icon={<Gavel aria-hidden />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && <ConsequenceDialog about={{ person, content }} open={open} onOpenChange={setOpen} />}
    </>
  );
}
