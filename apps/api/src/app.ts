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
import { type FamilyTies, createFamilies } from '#features/families';
import { createFriends } from '#features/friends';
import { createGeocoding } from '#features/geocoding';
import { createGuardianForms } from '#features/guardian-forms';
import { type MediaSubjects, createMedia } from '#features/media';
import { type AllWordsFromBefore, type QueueHolders, createModeration } from '#features/moderation';
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
import type { Slice } from '#platform/slice';

/** The whole API: the slices in the order in which they need each other, and the maps that tie several together. */
export async function createApp(needs: ApplicationNeeds) {
  const { app, platform, mailer } = await openPlatform(needs);

  const slices: Slice[] = [];
  function add<One extends Slice>(slice: One): One {
    slices.push(slice);
    return slice;
  }

  const safeguarding = add(createSafeguarding(platform));
  const moderation = add(
    createModeration({
      ...platform,
      cases: safeguarding.api,
      holders: () => holders,
      words: () => words,
    }),
  );
  const { texts, readNames, queue } = moderation.api;
  const families = add(createFamilies({ ...platform, readNames, ties: () => ties }));
  const guardians = families.api.gate;
  const proposals = add(createProposals({ ...platform, acts: () => proposed }));
  const friends = add(createFriends({ ...platform, guardians }));
  const media = add(
    createMedia({
      ...platform,
      guardians,
      queue,
      subjects: () => mediaSubjects,
      trustsBuiltIn: async (): Promise<boolean> => (await settings.api.read()).trustsBuiltInCheck,
    }),
  );
  const forms = add(
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
  const security = add(
    createSecurity({ ...shared, accounts: accounts.api, settings: settings.api }),
  );
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
  const profiles = add(createProfiles({ ...shared, ...accounts.api }));
  const posts = add(
    createPosts({
      ...shared,
      clubs: clubs.api.access,
      hidden: { sentAgain: (tx, content): Promise<void> => sanctions.api.sentAgain(tx, content) },
    }),
  );
  const comments = add(createComments(shared));
  const claims = add(createClaims({ ...shared, administrators: clubs.api.administrators }));
  const reviews = add(createReviews({ ...shared, clubs: clubs.api.access }));
  /** What moderators read, hide and bring back. */
  const content = {
    post: posts.api,
    comment: comments.api,
    club_review: reviews.api,
    club_event: calendar.api,
    training_plan: plans.api,
    challenge: challenges.api,
    training_comment: training.comment,
    competition: competitions.api,
  };
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
  add(createStart({ slices }));
  add(createSearch({ slices }));
  /** What two system admins do together. */
  const proposed: ProposedActs = {
    ...adminAccounts.api.acts,
    ...claims.api.acts,
    ...sanctions.api.acts,
  };
  const ties: FamilyTies = {
    deciders: {
      post: posts.api.decideAsGuardian,
      comment: comments.api.decideAsGuardian,
      friend_request: friends.api.decideAsGuardian,
      club_join: clubs.api.memberships.decideAsGuardian,
      event_rsvp: calendar.api.decideAsGuardian,
      training_plan: plans.api.decideAsGuardian,
      email_change: security.api.decideAsGuardian,
      competition_entry: competitions.api.decideAsGuardian,
      correction: accounts.api.corrections.decideAsGuardian,
      bio: profiles.api.decideAsGuardian,
    },
    stoppers: {
      create_posts: [posts.api.stop],
      upload_media: [posts.api.stopPictures],
      comment: [comments.api.stop],
      add_friends: [friends.api.stop],
      join_challenges: [challenges.api.stop, competitions.api.stop],
      join_clubs: [clubs.api.memberships.stop, calendar.api.stop, plans.api.stop],
    },
    later: {
      accounts: accounts.api,
      clubs: clubs.api,
      friends: friends.api,
      privacy: privacy.api,
      competitions: competitions.api,
    },
  };
  /** What shows files. */
  const mediaSubjects: MediaSubjects = {
    profile: profiles.api.picture,
    club: clubs.api.picture,
    post: posts.api.picture,
    challenge: challenges.api.picture,
    competition: competitions.api.picture,
    organiser: competitions.api.proof,
    guardian_form: forms.api.picture,
    platform: settings.api.picture,
  };
  /** Words that children may find, and that were there before anybody read them so. */
  const words: AllWordsFromBefore = {
    post: posts.api.words,
    comment: comments.api.words,
    challenge: challenges.api.words,
    profile: profiles.api.words,
  };
  /** Who carries a moderator's decision out. */
  const holders: QueueHolders = {
    media: media.api.holder,
    comment: comments.api.holder,
    post: posts.api.holder,
    challenge: challenges.api.holder,
    profile: profiles.api.holder,
    user_type: accounts.api.typeHolder,
  };

  const { choices } = add(
    createNotifications({ ...platform, slices, guardianships: families.api.guardianships }),
  ).api;
  add(createEmail({ ...platform, slices, mailer, choices, settings: settings.api }));
  return assemble({
    app,
    platform,
    mailer,
    slices,
    databaseUrl: needs.databaseUrl,
    siteName: async () => (await settings.api.read()).platformName,
    beta: settings.api.admits,
  });
}
