import { friendFiguresQuery, FriendRequests, MyFriends, SentRequests } from '#features/friends';
import { useTitle } from '#lib/navigation/title.ts';
import { bothOf, Button, Counters, EmptyState, Page, Tabs } from '#ui';
import { t } from '@ribbon/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Settings } from 'lucide-react';
import { NotificationList } from './NotificationList.tsx';
import { countsQuery } from './notifications.queries.ts';
import type { NotificationTab } from './notifications.search.ts';

export function NotificationsScreen() {
  useTitle('Notifications and Friends');
  const { tab = 'all' } = useSearch({ from: '/notifications' });
  const navigate = useNavigate();
  const [unread, friends] = [useQuery(countsQuery), useQuery(friendFiguresQuery)];
  const [counts, figures] = [unread.data, friends.data];
  const numbered = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${count})`;
  return (
    <Page
      title="Notifications and Friends"
      actions={
        <Button
          iconOnPhone
          variant="secondary"
          icon={<Settings aria-hidden />}
          render={<Link to="/account" hash="notifications" />}
        >
          Settings
        </Button>
      }
    >
      <Counters
        query={bothOf(unread, friends)}
        tiles={() => [
          {
            label: 'Friend Requests',
            one: 'Friend Request',
            value: figures?.requests,
            apparatus: 'hoop',
          },
          { label: 'Friends', one: 'Friend', value: figures?.friends, apparatus: 'ball' },
          { label: 'Unread', value: counts?.unread, apparatus: 'ribbon' },
          { label: 'Sent Requests', one: 'Sent Request', value: figures?.sent, apparatus: 'rope' },
        ]}
      />
      <Tabs
        label="Notifications and friends"
        value={tab}
        onValueChange={(next) =>
          void navigate({
            to: '/notifications',
            search: { tab: next as NotificationTab },
            replace: true,
          })
        }
        items={[
          {
            value: 'all',
            label: 'All Notifications',
            count: counts?.unread,
            panel: <NotificationList counts={counts} />,
          },
          {
            value: 'requests',
            label: 'Friend Requests',
            count: figures?.requests,
            panel: (
              <FriendRequests
                empty={
                  <EmptyState
                    title="No friend requests"
                    text="Nobody is waiting for your answer."
                  />
                }
              />
            ),
          },
          {
            value: 'friends',
            label: numbered('My Friends', figures?.friends),
            panel: <MyFriends />,
          },
          {
            value: 'sent',
            label: numbered(
              t('{of, select, requests {Sent} other {Sent}}', { of: 'requests' }),
              figures?.sent,
            ),
            panel: <SentRequests />,
          },
        ]}
      />
    </Page>
  );
}
