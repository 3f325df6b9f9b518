import { createAccounts } from '#features/accounts';
import { createAdminAccounts } from '#features/admin-accounts';
import { createAdminStart } from '#features/admin-start';
import { createAudit } from '#features/audit';
import { createCalendar } from '#features/calendar';
import { createChallenges } from '#features/challenges';
import { createClaims } from '#features/claims';
import { createClubs } from '#features/clubs';
import { createComments } from '#features/comments';
import { createCompetitions } from '#features/competitions';
import { createEmail } from '#features/email';
import { type LaterSlices, createFamilies } from '#features/families';
import { createFriends } from '#features/friends';
import { createGeocoding } from '#features/geocoding';
import { createGuardianForms } from '#features/guardian-forms';
import { createMedia } from '#features/media';
import { createModeration } from '#features/moderation';
import { createNotifications } from '#features/notifications';
import { createPlans } from '#features/plans';
import { createPosts } from '#features/posts';
import { createPrivacy } from '#features/privacy';
import { createProfiles } from '#features/profiles';
import { type ProposedActs, createProposals } from '#features/proposals';
import { createReports } from '#features/reports';
import { createReviews } from '#features/reviews';
import { createSanctions } from '#features/sanctions';
import { createSafeguarding } from '#features/safeguarding';
import { createSearch } from '#features/search';
import { createSecurity } from '#features/security';
import { createSettings } from '#features/settings';
import { createSite } from '#features/site';
import { createStart } from '#features/start';
import { createTraining } from '#features/training';
import { type ApplicationNeeds, assemble, openPlatform } from '#platform/application';
import { checkContent, registeredContent } from '#platform/content/content-registry';
import type { Slice } from '#platform/slice';

/** The whole API: the slices in the order in which they need each other, and the maps that tie several together. */
export async function createApp(needs: ApplicationNeeds) {
  const { app, platform, mailer, troubles } = await openPlatform(needs);

  const slices: Slice[] = [];
  function add<One extends Slice>(slice: One): One {
    slices.push(slice);
    return slice;
  }

  const content = registeredContent(slices);

  const safeguarding = add(createSafeguarding(platform));
  const moderation = add(
    createModeration({
      ...platform,
      cases: safeguarding.api,
      content,
    }),
  );
  const { texts, readNames, queue } = moderation.api;
  const families = add(createFamilies({ ...platform, readNames, content, later: () => later }));
  const guardians = families.api.gate;
  const proposals = add(createProposals({ ...platform, acts: () => proposed }));
  const friends = add(createFriends({ ...platform, guardians }));
  const media = add(
    createMedia({
      ...platform,
      guardians,
      queue,
      content,
      trustsBuiltIn: async (): Promise<boolean> => (await settings.api.read()).trustsBuiltInCheck,
    }),
  );
  add(
    createGuardianForms({
      ...platform,
      moderation: texts,
      media: { ...media.api.library, sweep: media.api.sweep },
      verification: families.api.verification,
    }),
  );
  const geocoding = add(createGeocoding(platform));
  const settings = add(
    createSettings({ ...platform, moderation: texts, media: media.api.library }),
  );
  const shared = {
    ...platform,
    guardians,
    readNames,
    queue,
    moderation: texts,
    media: media.api.library,
    statuses: friends.api.statuses,
    proposals: proposals.api,
  };
  const clubs = add(
    createClubs({
      ...shared,
      verification: families.api.verification,
      geocoding: geocoding.api,
      departures: {
        leftClub: async (tx, userId, clubId): Promise<void> => {
          await plans.api.leftClub(tx, userId, clubId);
          await calendar.api.leftClub(tx, userId, clubId);
          await challenges.api.leftClub(tx, userId, clubId);
          await competitions.api.leftClub(tx, userId, clubId);
        },
        recheck: friends.api.recheck,
      },
    }),
  );
  const calendar = add(createCalendar({ ...shared, clubs: clubs.api.access }));
  const { api: training } = add(createTraining(shared));
  const plans = add(
    createPlans({ ...shared, calendar: calendar.api.plans, training: training.clubLog }),
  );
  const challenges = add(createChallenges({ ...shared, clubs: clubs.api.access, training }));
  const competitions = add(
    createCompetitions({
      ...shared,
      clubs: clubs.api.access,
      geocoding: geocoding.api,
      logs: training,
    }),
  );
  const site = add(
    createSite({
      ...platform,
      cases: safeguarding.api,
      settings: settings.api,
      beta: {
        setBetaAccess: (...change): Promise<void> => accounts.api.records.setBetaAccess(...change),
      },
    }),
  );
  const accounts = add(
    createAccounts({
      ...shared,
      invitations: site.api.invitations,
      families: families.api.summaries,
      guardians: families.api.requests,
      memberships: clubs.api.memberships,
      gate: guardians,
      ages: families.api.ages,
      recheck: friends.api.recheck,
    }),
  );
  add(createSecurity({ ...shared, accounts: accounts.api, settings: settings.api }));
  const privacy = add(
    createPrivacy({
      ...platform,
      ...accounts.api,
      personalData: () => slices.flatMap(({ personalData }: Slice) => personalData ?? []),
      files: media.api.filesOf,
      clubs: clubs.api.holdings,
      families: families.api,
    }),
  );
  add(createProfiles({ ...shared, ...accounts.api }));
  const start = add(createStart({ ...platform, slices, records: accounts.api.records }));
  add(
    createPosts({
      ...shared,
      firstSteps: start.api.firstSteps,
      clubs: clubs.api.access,
      hidden: { sentAgain: (tx, changed): Promise<void> => sanctions.api.sentAgain(tx, changed) },
    }),
  );
  add(createComments(shared));
  const claims = add(createClaims({ ...shared, administrators: clubs.api.administrators }));
  add(createReviews({ ...shared, clubs: clubs.api.access }));
  const sanctions = add(createSanctions({ ...shared, content, recheck: friends.api.recheck }));
  add(createAudit(platform));
  add(createReports({ ...shared, content, cases: safeguarding.api }));
  const adminAccounts = add(
    createAdminAccounts({
      ...shared,
      ...accounts.api,
      ...clubs.api,
      requests: families.api.requests,
      deletions: privacy.api,
    }),
  );
  add(createAdminStart({ ...platform, slices }));
  add(createSearch({ slices }));
  /** What two system admins do together. */
  const proposed: ProposedActs = {
    ...adminAccounts.api.acts,
    ...claims.api.acts,
    ...sanctions.api.acts,
  };
  const later: LaterSlices = {
    accounts: accounts.api,
    clubs: clubs.api,
    friends: friends.api,
    privacy: privacy.api,
    competitions: competitions.api,
  };

  const { choices } = add(
    createNotifications({
      ...platform,
      slices,
      content,
      guardianships: families.api.guardianships,
    }),
  ).api;
  add(createEmail({ ...platform, slices, mailer, choices, settings: settings.api }));
  checkContent(content.kinds());
  const assembled = await assemble({
    app,
    platform,
    mailer,
    troubles,
    slices,
    databaseUrl: needs.databaseUrl,
    metrics: needs.metrics,
    pool: needs.pool,
    replicas: needs.replicas,
    siteName: async () => (await settings.api.read()).platformName,
    beta: settings.api.admits,
  });
  /** What a restored database needs before people come back. */
  const restoring = { erase: privacy.api.erase, discard: media.api.discard };
  return { ...assembled, restoring };
}
