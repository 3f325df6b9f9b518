import { createAccounts } from '#features/accounts';
import { createCalendar } from '#features/calendar';
import { createClaims } from '#features/claims';
import { createClubs } from '#features/clubs';
import { createComments } from '#features/comments';
import { createEmail } from '#features/email';
import { type GuardianDeciders, type PermissionStoppers, createFamilies } from '#features/families';
import { createFriends } from '#features/friends';
import { createGeocoding } from '#features/geocoding';
import { type MediaSubjects, createMedia } from '#features/media';
import { type QueueHolders, createModeration } from '#features/moderation';
import { createNotifications } from '#features/notifications';
import { createPosts } from '#features/posts';
import { createPrivacy } from '#features/privacy';
import { createProfiles } from '#features/profiles';
import { createReports } from '#features/reports';
import { createReviews } from '#features/reviews';
import { createSecurity } from '#features/security';
import { createSettings } from '#features/settings';
import { createSite } from '#features/site';
import { type ApplicationNeeds, assemble, openPlatform } from '#platform/application';

/** The whole API: the slices in the order in which they need each other, and the maps that tie several together. */
export async function createApp(needs: ApplicationNeeds) {
  const { app, platform, mailer } = await openPlatform(needs);

  const moderation = createModeration({ ...platform, holders: () => holders });
  const { texts, readNames, queue } = moderation.api;
  const families = createFamilies({
    ...platform,
    readNames,
    deciders: () => deciders,
    stoppers: () => stoppers,
    ties: { recheck: (tx, people) => friends.api.recheck(tx, people) },
    memberships: {
      activateWaiting: (tx, childId) => clubs.api.memberships.activateWaiting(tx, childId),
    },
    ownData: {
      exportOf: (userId, reader) => privacy.api.exportOf(userId, reader),
      scheduleDeletion: (tx, wish) => privacy.api.scheduleDeletion(tx, wish),
      cancelDeletion: (tx, userId) => privacy.api.cancelDeletion(tx, userId),
    },
    erase: (tx, userId) => privacy.api.erase(tx, userId),
  });
  const guardians = families.api.gate;
  const friends = createFriends({ ...platform, guardians });
  const media = createMedia({ ...platform, guardians, queue, subjects: () => mediaSubjects });
  const geocoding = createGeocoding(platform);
  const settings = createSettings({ ...platform, moderation: texts });
  const shared = {
    ...platform,
    guardians,
    readNames,
    queue,
    moderation: texts,
    media: media.api.library,
    standings: friends.api.standings,
  };
  const clubs = createClubs({
    ...shared,
    geocoding: geocoding.api,
    departures: {
      leftClub: (tx, userId, clubId) => calendar.api.leftClub(tx, userId, clubId),
      recheck: friends.api.recheck,
    },
  });
  const calendar = createCalendar({ ...shared, clubs: clubs.api.access });
  const accounts = createAccounts({
    ...shared,
    families: families.api.summaries,
    guardians: families.api.requests,
    memberships: clubs.api.memberships,
  });
  const security = createSecurity({ ...shared, accounts: accounts.api, settings: settings.api });
  const privacy = createPrivacy({
    ...platform,
    credentials: accounts.api.credentials,
    files: media.api.filesOf,
    clubs: clubs.api.holdings,
    families: families.api,
  });
  const profiles = createProfiles(shared);
  const posts = createPosts({ ...shared, clubs: clubs.api.access });
  const comments = createComments(shared);
  const claims = createClaims({ ...shared, administrators: clubs.api.administrators });
  const reviews = createReviews({ ...shared, clubs: clubs.api.access });
  const site = createSite(platform);
  const subjects = {
    post: posts.api.subject,
    comment: comments.api.subject,
    club_review: reviews.api.subject,
  };
  const reports = createReports({ ...shared, subjects });
  /** Who carries a guardian's decision out. */
  const deciders: GuardianDeciders = {
    post: posts.api.decideAsGuardian,
    comment: comments.api.decideAsGuardian,
    friend_request: friends.api.decideAsGuardian,
    club_join: clubs.api.memberships.decideAsGuardian,
    event_rsvp: calendar.api.decideAsGuardian,
    email_change: security.api.decideAsGuardian,
  };
  /** Who stops what is not done yet when a permission is taken back. */
  const stoppers: PermissionStoppers = {
    create_posts: [posts.api.stop],
    upload_media: [posts.api.stopPictures],
    comment: [comments.api.stop],
    add_friends: [friends.api.stop],
    join_clubs: [clubs.api.memberships.stop, calendar.api.stop],
  };
  /** What shows files. */
  const mediaSubjects: MediaSubjects = {
    profile: profiles.api.picture,
    club: clubs.api.picture,
    post: posts.api.picture,
  };
  /** Who carries a moderator's decision out. */
  const holders: QueueHolders = { media: media.api.holder, comment: comments.api.holder };

  // Housekeeping goes through them in this order: media comes after everything that takes files away.
  const slices = [
    accounts,
    clubs,
    families,
    friends,
    calendar,
    moderation,
    security,
    site,
    privacy,
    geocoding,
    settings,
    profiles,
    posts,
    comments,
    claims,
    reviews,
    reports,
    media,
  ];
  const notifications = createNotifications({ ...platform, slices });
  const email = createEmail({
    ...platform,
    slices: [...slices, notifications],
    mailer,
    settings: settings.api,
    choices: notifications.api.choices,
  });

  return assemble({
    app,
    platform,
    mailer,
    databaseUrl: needs.databaseUrl,
    slices: [...slices, notifications, email],
  });
}
