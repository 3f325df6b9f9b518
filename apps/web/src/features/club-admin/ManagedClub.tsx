import { ClubEventsPanel } from '#features/calendar';
import { ClubPostsPanel } from '#features/posts';
import { ClubElementsPart } from '#features/training';
import { CHECK_CONNECTION, QueryBoundary, Tabs } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ClubHeader } from './ClubHeader.tsx';
import { ManageLoading } from './ManageLoading.tsx';
import { MembersTab } from './members/MembersTab.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { SettingsTab } from './details/SettingsTab.tsx';
import { overviewQuery } from './club-admin.queries.ts';
import type { ManageTab } from './club-admin.search.ts';

/** One club, in parts. */
export function ManagedClub({ clubId }: { clubId: ClubId }) {
  const query = useQuery(overviewQuery(clubId));
  const { tab = 'overview' } = useSearch({ from: '/club-admin' });
  const navigate = useNavigate({ from: '/club-admin' });
  /** The part that a quick action has opened, to begin something there. */
  const [begun, setBegun] = useState<ManageTab>();
  const show = (next: ManageTab, begins = false) => {
    setBegun(begins ? next : undefined);
    void navigate({
      search: (old) => ({ ...old, club: clubId, tab: next }),
      replace: true,
    });
  };
  return (
    <QueryBoundary
      query={query}
      failed={{ title: 'We couldn’t load this club', text: CHECK_CONNECTION }}
      loading={<ManageLoading />}
    >
      {(overview) => (
        <>
          <ClubHeader {...overview} />
          <Tabs
            label="Club sections"
            value={tab}
            onValueChange={(next) => show(next as ManageTab)}
            items={[
              {
                value: 'overview',
                label: 'Overview',
                panel: (
                  <OverviewTab
                    clubId={clubId}
                    figures={overview.figures}
                    onPost={() => show('posts', true)}
                  />
                ),
              },
              {
                value: 'members',
                label: 'Members',
                count: overview.waiting,
                panel: <MembersTab clubId={clubId} />,
              },
              {
                value: 'events',
                label: 'Events',
                panel: <ClubEventsPanel clubId={clubId} canManage />,
              },
              {
                value: 'training',
                label: 'Training',
                panel: <ClubElementsPart clubId={clubId} title="Your club’s elements" />,
              },
              { value: 'settings', label: 'Settings', panel: <SettingsTab club={overview.club} /> },
              {
                value: 'posts',
                label: 'Posts',
                panel: <ClubPostsPanel clubId={clubId} startsWriting={begun === 'posts'} />,
              },
            ]}
          />
        </>
      )}
    </QueryBoundary>
  );
}
