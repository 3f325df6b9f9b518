import { calendarsQuery } from '#features/calendar';
import { useMe } from '#lib/session/session.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { Button, Counters, Page, SelectField, Tabs } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import type { PlanFigures } from '@ribbon/domain/plans';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { PlansTab } from './PlansTab.tsx';
import { ScheduleTab } from './ScheduleTab.tsx';
import { SessionsTab } from './SessionsTab.tsx';
import { figuresQuery } from '../plans.queries.ts';
import type { PlansTabName } from '../plans.search.ts';

const tilesOf = ({ plans, sessions, participants }: Partial<PlanFigures>) => [
  { label: 'Training Plans', one: 'Training Plan', value: plans },
  { label: 'Group Sessions', one: 'Group Session', value: sessions },
  // Children see no counts of people.
  ...(participants === null
    ? []
    : [{ label: 'Participants', one: 'Participant', value: participants }]),
];

/** True for admins of a club and for coaches, who manage one once it has confirmed them. */
function useMayManage(): boolean {
  const me = useMe();
  return me?.userType === 'coach' || (me?.roles.some(({ clubId }) => clubId !== null) ?? false);
}

/** What the clubs of the reader and their children train, and when. */
export function ClubTrainingScreen() {
  useTitle('Club Training Plans');
  const { tab = 'plans', club } = useSearch({ from: '/club-training' });
  const navigate = useNavigate({ from: '/club-training' });
  const { data } = useQuery(calendarsQuery);
  const clubs = data ?? [];
  const mayManage = useMayManage();
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
      intro="What your clubs are working on, week by week."
      actions={
        // An invisible button keeps its place until it is known which club the reader manages.
        (managed ?? (mayManage && data === undefined)) && (
          <Button
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
        )
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
