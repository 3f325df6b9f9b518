import { FinderSearch } from '#features/clubs';
import { authSearch } from '#lib/auth-dialog.ts';
import { queryClient } from '#lib/query-client.ts';
import { meQuery } from '#lib/session.ts';
import { manageSearch } from '#features/clubs';
import { notificationSearch } from '#features/notifications';
import { settingsQuery } from '#features/settings';
import { DirectorySearch } from '@ribbon/domain/profiles';
import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import * as z from 'zod';
import { ErrorScreen } from './ErrorScreen.tsx';
import { Gate, type GateProps } from './Gate.tsx';
import { NotBuiltYet } from './NotBuiltYet.tsx';
import { NotFound } from './NotFound.tsx';
import { Shell } from './Shell.tsx';

const rootRoute = createRootRoute({
  validateSearch: authSearch,
  loader: () => {
    // Both start at once and neither holds the first paint back.
    void queryClient.prefetchQuery(meQuery);
    void queryClient.prefetchQuery(settingsQuery);
  },
  component: Shell,
  notFoundComponent: NotFound,
  errorComponent: ErrorScreen,
});

const getParentRoute = () => rootRoute;

/** A screen behind a door; the door and its words belong to the map, not to the screen. */
const behind = (gate: Omit<GateProps, 'children'>, Screen: React.ComponentType) =>
  function GatedScreen() {
    return (
      <Gate {...gate}>
        <Screen />
      </Gate>
    );
  };

const unbuilt = (title: string) =>
  function Unbuilt() {
    return <NotBuiltYet title={title} />;
  };

const signedIn = (title: string) => behind({ access: 'signedIn' }, unbuilt(title));
const adminOnly = (title: string) => behind({ access: 'systemAdmin' }, unbuilt(title));

const AdminSettings = lazyRouteComponent(
  () => import('#screens/settings/AdminSettingsScreen'),
  'AdminSettingsScreen',
);

const Community = lazyRouteComponent(() => import('./CommunityScreen.tsx'), 'CommunityScreen');
const CreatePost = lazyRouteComponent(
  () => import('#screens/posts/write/CreatePostScreen'),
  'CreatePostScreen',
);
const AdminClubs = lazyRouteComponent(
  () => import('#screens/clubs/admin/AdminClubsScreen'),
  'AdminClubsScreen',
);
const MyClubs = lazyRouteComponent(() => import('#screens/clubs/MyClubsScreen'), 'MyClubsScreen');
const Teammates = lazyRouteComponent(
  () => import('#screens/clubs/teammates/TeammatesScreen'),
  'TeammatesScreen',
);
const ManageClubs = lazyRouteComponent(
  () => import('#screens/clubs/manage/ManageScreen'),
  'ManageScreen',
);
const AdminReviews = lazyRouteComponent(
  () => import('#screens/reviews/admin/AdminReviewsScreen'),
  'AdminReviewsScreen',
);
const ModerationQueue = lazyRouteComponent(
  () => import('#screens/moderation/queue/QueueScreen'),
  'QueueScreen',
);
const Calendar = lazyRouteComponent(
  () => import('#screens/calendar/CalendarScreen'),
  'CalendarScreen',
);
const ClubEvents = lazyRouteComponent(
  () => import('#screens/calendar/ClubEventsScreen'),
  'ClubEventsScreen',
);
const Event = lazyRouteComponent(() => import('#screens/calendar/EventScreen'), 'EventScreen');
const Profile = lazyRouteComponent(
  () => import('#screens/profiles/own/ProfileScreen'),
  'ProfileScreen',
);
const Family = lazyRouteComponent(() => import('#screens/families/FamilyScreen'), 'FamilyScreen');
const Notifications = lazyRouteComponent(
  () => import('#screens/notifications/NotificationsScreen'),
  'NotificationsScreen',
);
const Account = lazyRouteComponent(() => import('#screens/privacy/AccountScreen'), 'AccountScreen');

/** Whatever an address says, the screen opens; what makes no sense is left out of it. */
const looseDirectorySearch = z.object({
  search: DirectorySearch.shape.search.unwrap().optional().catch(undefined),
  country: DirectorySearch.shape.country.unwrap().optional().catch(undefined),
  specialty: DirectorySearch.shape.specialty.unwrap().optional().catch(undefined),
  sort: DirectorySearch.shape.sort.unwrap().optional().catch(undefined),
});

const token = z.object({ token: z.string().optional().catch(undefined) });

/** The site map. */
export const routeTree = rootRoute.addChildren([
  createRoute({
    getParentRoute,
    path: '/',
    component: lazyRouteComponent(() => import('#screens/site/HomeScreen'), 'HomeScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/waitlist',
    validateSearch: z.object({ confirm: z.string().optional().catch(undefined) }),
    component: lazyRouteComponent(
      () => import('#screens/site/waitlist/WaitlistScreen'),
      'WaitlistScreen',
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/discover',
    component: lazyRouteComponent(() => import('#screens/site/DiscoverScreen'), 'DiscoverScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/contact',
    component: lazyRouteComponent(() => import('#screens/site/ContactScreen'), 'ContactScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/privacy-policy',
    component: lazyRouteComponent(
      () => import('#screens/site/policies/PrivacyPolicyScreen'),
      'PrivacyPolicyScreen',
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/terms-of-service',
    component: lazyRouteComponent(
      () => import('#screens/site/policies/TermsScreen'),
      'TermsScreen',
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/cookie-policy',
    component: lazyRouteComponent(
      () => import('#screens/site/policies/CookiePolicyScreen'),
      'CookiePolicyScreen',
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/child-safety',
    component: lazyRouteComponent(
      () => import('#screens/site/policies/ChildSafetyScreen'),
      'ChildSafetyScreen',
    ),
  }),

  createRoute({
    getParentRoute,
    path: '/verify-email',
    validateSearch: token,
    component: lazyRouteComponent(
      () => import('#screens/accounts/VerifyEmailScreen'),
      'VerifyEmailScreen',
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/reset-password',
    validateSearch: token,
    component: lazyRouteComponent(
      () => import('#screens/accounts/ResetPasswordScreen'),
      'ResetPasswordScreen',
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/confirm-email',
    validateSearch: token,
    component: lazyRouteComponent(
      () => import('#screens/security/ConfirmEmailScreen'),
      'ConfirmEmailScreen',
    ),
  }),

  createRoute({
    getParentRoute,
    path: '/stop-mails',
    validateSearch: token,
    component: lazyRouteComponent(
      () => import('#screens/notifications/StopMailsScreen'),
      'StopMailsScreen',
    ),
  }),

  createRoute({
    getParentRoute,
    path: '/clubs',
    validateSearch: FinderSearch,
    component: lazyRouteComponent(() => import('#screens/clubs/ClubsScreen'), 'ClubsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/join/$token',
    component: lazyRouteComponent(() => import('#screens/clubs/join/JoinScreen'), 'JoinScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/gymnasts',
    validateSearch: looseDirectorySearch,
    component: lazyRouteComponent(
      () => import('#screens/profiles/directory/DirectoryScreen'),
      'DirectoryScreen',
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/gymnast/$id',
    component: lazyRouteComponent(
      () => import('#screens/profiles/gymnast/GymnastScreen'),
      'GymnastScreen',
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/gymnasts/$id',
    beforeLoad: ({ params }) => {
      throw redirect({ to: '/gymnast/$id', params, replace: true });
    },
  }),
  createRoute({ getParentRoute, path: '/competitions', component: unbuilt('Competitions') }),
  createRoute({
    getParentRoute,
    path: '/parent/approve/$childProfileId',
    validateSearch: token,
    component: lazyRouteComponent(
      () => import('#screens/families/approve/GuardianRequestScreen'),
      'GuardianRequestScreen',
    ),
  }),

  createRoute({
    getParentRoute,
    path: '/community',
    component: behind(
      { access: 'signedIn', prompt: 'Please sign in to view your community feed.' },
      Community,
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/post/$id',
    component: lazyRouteComponent(() => import('#screens/posts/PostScreen'), 'PostScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/family',
    component: behind({ access: 'signedIn' }, Family),
  }),
  createRoute({
    getParentRoute,
    path: '/account',
    component: behind(
      { access: 'anyAccount', prompt: 'Please sign in to see your account.' },
      Account,
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/profile',
    component: behind({ access: 'signedIn', beta: true }, Profile),
  }),
  createRoute({
    getParentRoute,
    path: '/create-post',
    component: behind({ access: 'signedIn' }, CreatePost),
  }),
  createRoute({ getParentRoute, path: '/training', component: signedIn('My Training') }),
  createRoute({ getParentRoute, path: '/challenges', component: signedIn('Challenges') }),
  createRoute({
    getParentRoute,
    path: '/notifications',
    validateSearch: notificationSearch,
    component: behind({ access: 'signedIn' }, Notifications),
  }),
  createRoute({
    getParentRoute,
    path: '/teammates',
    validateSearch: manageSearch.pick({ club: true }),
    component: behind(
      { access: 'signedIn', prompt: 'Please sign in to see your teammates.' },
      Teammates,
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/club-training',
    component: signedIn('Club Training Plans'),
  }),
  createRoute({
    getParentRoute,
    path: '/my-clubs',
    component: behind({ access: 'signedIn' }, MyClubs),
  }),
  createRoute({
    getParentRoute,
    path: '/calendar',
    component: behind({ access: 'signedIn' }, Calendar),
  }),
  createRoute({
    getParentRoute,
    path: '/clubs/$clubId/events',
    component: behind({ access: 'signedIn' }, ClubEvents),
  }),
  createRoute({
    getParentRoute,
    path: '/clubs/$clubId/events/$eventId',
    component: behind({ access: 'signedIn' }, Event),
  }),
  createRoute({
    getParentRoute,
    path: '/club-admin',
    validateSearch: manageSearch,
    component: behind(
      {
        access: 'signedIn',
        capability: 'manageClubs',
        prompt: 'Please sign in to manage your clubs.',
      },
      ManageClubs,
    ),
  }),

  createRoute({
    getParentRoute,
    path: '/admin/clubs',
    validateSearch: z.object({ tab: z.enum(['clubs', 'claims']).optional().catch(undefined) }),
    component: behind({ access: 'systemAdmin' }, AdminClubs),
  }),
  createRoute({ getParentRoute, path: '/admin/accounts', component: adminOnly('Members') }),
  createRoute({
    getParentRoute,
    path: '/admin/competitions',
    component: adminOnly('Competitions'),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/email-events',
    component: adminOnly('Email Events'),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/reviews',
    component: behind({ access: 'systemAdmin' }, AdminReviews),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/queue',
    component: behind({ access: 'systemAdmin' }, ModerationQueue),
  }),
  createRoute({ getParentRoute, path: '/admin/reports', component: adminOnly('Content Reports') }),
  createRoute({
    getParentRoute,
    path: '/admin/settings',
    component: behind({ access: 'systemAdmin' }, AdminSettings),
  }),
]);
