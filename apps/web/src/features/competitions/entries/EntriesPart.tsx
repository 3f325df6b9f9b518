import { useAuthDialog } from '#lib/session/auth-dialog.ts';
import { dayAndTime } from '#lib/format/format.ts';
import { useMe } from '#lib/session/session.ts';
import { Button, Section, lazily } from '#ui';
import type { CompetitionDetail, Registration } from '@ribbon/domain/competitions';
import { ClipboardList, FileDown, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { CategoryList } from './CategoryList.tsx';
import { OwnEntries } from './OwnEntries.tsx';
import { saveEntries } from './competitions.entries.queries.ts';
import { t } from '@ribbon/domain/kernel';

const EnterDialog = lazily(async () => (await import('./EnterDialog.tsx')).EnterDialog);
const PlanDialog = lazily(async () => (await import('./PlanDialog.tsx')).PlanDialog);

/** Entries through Ribbon: the period, the categories, and the reader's entries. */
export function EntriesPart({ competition }: { competition: CompetitionDetail }) {
  const { registration, canManage, status } = competition;
  const me = useMe();
  const { openAuth } = useAuthDialog();
  const [asked, setAsked] = useState<'enter' | 'plan'>();
  const close = () => setAsked(undefined);
  if (registration === null && !canManage) return null;
  const isAhead = status === 'upcoming' || status === 'ongoing';
  return (
    <Section
      title="Entries"
      intro={registration ? timesOf(registration) : 'You can’t enter here yet.'}
      actions={
        <>
          {registration?.state === 'open' && isAhead && (
            <Button
              icon={<UserPlus aria-hidden />}
              onClick={() => (me ? setAsked('enter') : openAuth('sign-in'))}
            >
              Enter
            </Button>
          )}
          {canManage && isAhead && (
            <Button
              variant="secondary"
              icon={<ClipboardList aria-hidden />}
              onClick={() => setAsked('plan')}
            >
              {registration ? 'Edit entries' : 'Open entries'}
            </Button>
          )}
          {canManage && registration && (
            <Button
              variant="secondary"
              icon={<FileDown aria-hidden />}
              onClick={() => void saveEntries(competition.id)}
            >
              Download entries
            </Button>
          )}
        </>
      }
    >
      {me && registration && <OwnEntries competition={competition} registration={registration} />}
      {registration && <CategoryList competition={competition} registration={registration} />}
      {asked === 'enter' && registration && (
        <EnterDialog {...{ competition, registration }} onClose={close} />
      )}
      {asked === 'plan' && <PlanDialog competition={competition} onClose={close} />}
    </Section>
  );
}

function timesOf({ state, opensAt, closesAt, ageOn }: Registration): string {
  const age = t('Age is worked out for {year}.', { year: ageOn.slice(0, 4) });
  if (state === 'soon')
    return t('Entries open on {opensAt}. {age}', { opensAt: dayAndTime(opensAt), age });
  return state === 'open'
    ? t('Entries are open until {closesAt}. {age}', { closesAt: dayAndTime(closesAt), age })
    : t('Entries closed on {closesAt}.', { closesAt: dayAndTime(closesAt) });
}
