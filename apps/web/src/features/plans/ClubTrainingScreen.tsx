import { calendarsQuery } from '#features/calendar';
import { useTitle } from '#lib/title.ts';
import { Button, Counters, Page, SelectField, Tabs } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import type { PlanFigures } from '@ribbon/domain/plans';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { PlansTab } from './PlansTab.tsx';
import { ScheduleTab } from './ScheduleTab.tsx';
import { SessionsTab } from './SessionsTab.tsx';
import { figuresQuery } from './plans.queries.ts';
import type { PlansTabName } from './plans.search.ts';

const tilesOf = ({ plans, sessions, participants }: Partial<PlanFigures>) => [
  { label: 'Training Plans', value: plans },
  { label: 'Group Sessions', value: sessions },
  // Children see no counts of people.
  ...(participants === null ? [] : [{ label: 'Participants', value: participants }]),
];

/** What the clubs of oneself and one's children train, and when. */
export function ClubTrainingScreen() {
  useTitle('Club Training Plans');
  const { tab = 'plans', club } = useSearch({ from: '/club-training' });
  const navigate = useNavigate({ from: '/club-training' });
  const clubs = useQuery(calendarsQuery).data ?? [];
  const managed = clubs.find(({ clubId, canManage }) => canManage && (!club || clubId === club));
  const show = (next: { tab?: PlansTabName; club?: ClubId | undefined }) =>
    void navigate({
      search: (before) => ({ ...before, status: undefined, ...next }),
      replace: true,
      resetScroll: false,
    });
  return (
    <Page
      title="Club Training Plans"
      intro="What your clubs train, week by week."
      actions={
        <Button
          // Its place is kept until it is known who may.
          className={managed ? '' : 'invisible'}
          icon={<Plus aria-hidden />}
          render={
            <Link
              to="/club-training/new"
              search={managed === undefined ? {} : { club: managed.clubId }}
            />
          }
        >
          New plan
        </Button>
      }
    >
      <div className="sm:max-w-xs">
        <SelectField
          label="Club"
          placeholder="All clubs"
          options={clubs.map(({ clubId, clubName }) => ({ value: clubId, label: clubName }))}
          value={club ?? ''}
          onChange={({ target }) =>
            show({ club: target.value === '' ? undefined : (target.value as ClubId) })
          }
        />
      </div>
      <Counters query={useQuery(figuresQuery(club))} tiles={tilesOf} />
      <Tabs
        label="Club training"
        value={tab}
        onValueChange={(next) => show({ tab: next as PlansTabName })}
        items={[
          {
            value: 'plans',
            label: 'Training Plans',
            panel: <PlansTab clubId={club} canManage={managed !== undefined} />,
          },
          { value: 'sessions', label: 'Group Sessions', panel: <SessionsTab clubId={club} /> },
          { value: 'schedule', label: 'Schedule', panel: <ScheduleTab clubId={club} /> },
        ]}
      />
    </Page>
  );
}
