import { accountsRoutes } from '#routes/accounts';
import { adminAccountsRoutes } from '#routes/admin-accounts';
import { adminStartRoutes } from '#routes/admin-start';
import { auditRoutes } from '#routes/audit';
import { calendarRoutes } from '#routes/calendar';
import { challengesRoutes } from '#routes/challenges';
import { adminClubsRoutes } from '#routes/admin-clubs';
import { clubAdminRoutes } from '#routes/club-admin';
import { finderRoutes } from '#routes/finder';
import { membershipsRoutes } from '#routes/memberships';
import { competitionsRoutes } from '#routes/competitions';
import { communityRoutes } from '#routes/community';
import { emailRoutes } from '#routes/email';
import { familiesRoutes } from '#routes/families';
import { guardianFormsRoutes } from '#routes/guardian-forms';
import { messagesRoutes } from '#routes/messages';
import { moderationRoutes } from '#routes/moderation';
import { notificationsRoutes } from '#routes/notifications';
import { plansRoutes } from '#routes/plans';
import { postsRoutes } from '#routes/posts';
import { privacyRoutes } from '#routes/privacy';
import { profilesRoutes } from '#routes/profiles';
import { reportsRoutes } from '#routes/reports';
import { reviewsRoutes } from '#routes/reviews';
import { sanctionsRoutes } from '#routes/sanctions';
import { safeguardingRoutes } from '#routes/safeguarding';
import { securityRoutes } from '#routes/security';
import { settingsRoutes } from '#routes/settings';
import { siteRoutes } from '#routes/site';
import { trainingRoutes } from '#routes/training';
import { waitlistRoutes } from '#routes/waitlist';
import { homeRoutes } from './home.routes.tsx';
import { rootRoute, routesOf } from './route-tree.tsx';

/** The site map: what each slice says of its own addresses. */
export const definitions = [
  ...homeRoutes,
  ...siteRoutes,
  ...accountsRoutes,
  ...securityRoutes,
  ...privacyRoutes,
  ...familiesRoutes,
  ...profilesRoutes,
  ...communityRoutes,
  ...postsRoutes,
  ...notificationsRoutes,
  ...finderRoutes,
  ...membershipsRoutes,
  ...clubAdminRoutes,
  ...adminClubsRoutes,
  ...calendarRoutes,
  ...challengesRoutes,
  ...competitionsRoutes,
  ...trainingRoutes,
  ...plansRoutes,
  ...reviewsRoutes,
  ...reportsRoutes,
  ...adminAccountsRoutes,
  ...adminStartRoutes,
  ...moderationRoutes,
  ...sanctionsRoutes,
  ...safeguardingRoutes,
  ...settingsRoutes,
  ...emailRoutes,
  ...auditRoutes,
  ...waitlistRoutes,
  ...guardianFormsRoutes,
  ...messagesRoutes,
] as const;

export const routeTree = rootRoute.addChildren(routesOf(definitions));
