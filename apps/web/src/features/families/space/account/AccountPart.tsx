import { addressOf } from '#lib/http/client.ts';
import { Button, ConfirmDialog, Section, SelectField, optionsOf, toast } from '#ui';
import {
  type FamilyChild,
  type Guardianship,
  familyEndpoints,
  familyPolicy,
} from '@ribbon/domain/families';
import { CirclePause, CirclePlay, Download, UserPen } from 'lucide-react';
import { useState } from 'react';
import { childName } from '../../families.child.format.ts';
import { useSetChildLanguage, useSetPause } from '../../families.queries.ts';
import { CorrectChildDialog } from './CorrectChildDialog.tsx';
import { EraseChild } from './EraseChild.tsx';
import { LANGUAGES, type Language, t } from '@ribbon/domain/kernel';

/** Correct, pause, download, delete: what the role and the age leave of it. */
export function AccountPart({ child, link }: { child: FamilyChild; link: Guardianship }) {
  const running = child.status === 'active' || child.status === 'paused';
  const may = {
    pause: familyPolicy.pause(link) && child.status === 'active',
    unpause: familyPolicy.unpause(link) && child.status === 'paused',
    correct: familyPolicy.correct(link) && running,
    setLanguage: familyPolicy.setLanguage(link),
    download: familyPolicy.download(link),
    erase: familyPolicy.erase(link) && child.deletionUndoUntil === null,
  };
  if (!Object.values(may).some(Boolean)) return null;
  return (
    <Section title="The account">
      <div className="flex flex-col items-stretch gap-3">
        {may.setLanguage && <LanguageOfChild child={child} />}
        {may.correct && <CorrectButton child={child} />}
        {may.pause && <PauseButton child={child} mayUnpause={familyPolicy.unpause(link)} />}
        {may.unpause && <UnpauseButton child={child} />}
        {may.download && (
          <Button
            variant="secondary"
            icon={<Download aria-hidden />}
            render={
              <a
                href={addressOf(familyEndpoints.downloadChild, { childId: child.id })}
                download
                aria-label="Download everything"
              />
            }
          >
            Download everything
          </Button>
        )}
        {may.erase && <EraseChild child={child} />}
      </div>
    </Section>
  );
}

function LanguageOfChild({ child }: { child: FamilyChild }) {
  const set = useSetChildLanguage(child.id);
  return (
    <SelectField
      label="Language"
      hint={t('{name} reads everything here in this language.', { name: childName(child) })}
      value={child.language}
      options={optionsOf(LANGUAGES)}
      onChange={({ target }) => set.mutate(target.value as Language)}
    />
  );
}

function CorrectButton({ child }: { child: FamilyChild }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={<UserPen aria-hidden />} onClick={() => setOpen(true)}>
        Correct the details
      </Button>
      <CorrectChildDialog child={child} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function UnpauseButton({ child }: { child: FamilyChild }) {
  const pause = useSetPause(child.id);
  return (
    <Button
      icon={<CirclePlay aria-hidden />}
      onClick={() =>
        pause.mutate(false, { onSuccess: () => toast.success('The account is active again.') })
      }
    >
      Resume the account
    </Button>
  );
}

function PauseButton({ child, mayUnpause }: { child: FamilyChild; mayUnpause: boolean }) {
  const [asking, setAsking] = useState(false);
  const pause = useSetPause(child.id);
  return (
    <>
      <Button
        variant="secondary"
        icon={<CirclePause aria-hidden />}
        onClick={() => setAsking(true)}
      >
        Pause the account
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="primary"
        title={t('Pause {child}’s account?', { child: childName(child) })}
        text={
          mayUnpause
            ? t(
                'Nobody can see or use the account until you resume it. Nothing is lost. We’ll let {child} know gently, and suggest talking to you.',
                { child: childName(child) },
              )
            : t(
                'Nobody can see or use the account until a confirmed guardian resumes it. Nothing is lost. We’ll let {child} know gently, and suggest talking to you.',
                { child: childName(child) },
              )
        }
        confirmLabel="Pause"
        onConfirm={() => {
          setAsking(false);
          pause.mutate(true);
        }}
      />
    </>
  );
}
