import type { DB } from '#db/schema.generated';
import { accountChores, accountMailing, authLibrary, createAccounts } from '#features/accounts';
import { claimRoutes, claimService } from '#features/claims';
import {
  clubAccess,
  clubAdminRoutes,
  clubAdminService,
  clubPictureReader,
  clubPictureHooks,
  showClubPicture,
  clubAdministrators,
  clubChores,
  clubHoldings,
  clubMailing,
  clubMemberService,
  clubMemberships,
  clubAnnouncements,
  clubRoutes,
  clubService,
  finderService,
  importService,
  importWorker,
  invitationRoutes,
  invitationService,
  manageRoutes,
  manageService,
  membershipService,
  readClubTexts,
  teammateRoutes,
  teammateService,
} from '#features/clubs';
import {
  commentAnnouncements,
  commentReading,
  commentRoutes,
  commentService,
} from '#features/comments';
import {
  answerService,
  calendarChores,
  calendarMailing,
  calendarReading,
  calendarRoutes,
  calendarAnnouncements,
  feedService,
  capacityAllocation,
  planningService,
  registerService,
} from '#features/calendar';
import {
  claimMails,
  clubEventMails,
  clubMails,
  emailFailures,
  emailSubscribers,
  familyMails,
  friendMails,
  mailPace,
  moderationMails,
  notificationMails,
  privacyMails,
  reportMails,
  reviewMails,
  securityMails,
  waitingMails,
} from '#features/email';
import {
  acceptanceService,
  approvalService,
  familyChores,
  familyHoldings,
  familyMailing,
  familyOverview,
  familyRoutes,
  familyService,
  familySummaries,
  guardianAnswering,
  guardianGate,
  guardianRequests,
  linkService,
  permissionStop,
  waitingService,
} from '#features/families';
import {
  blockService,
  childFriendService,
  codeService,
  followService,
  friendLists,
  friendMailing,
  friendReasons,
  friendRoutes,
  friendStandings,
  requestService,
} from '#features/friends';
import {
  mediaChores,
  mediaFilesOf,
  mediaIntake,
  mediaLibrary,
  mediaReading,
  mediaRoutes,
} from '#features/media';
import {
  disclosureService,
  judgeWith,
  moderationChores,
  moderationQueue,
  moderationRoutes,
  moderationService,
  readNames,
  moderationStatus,
  patternWatch,
  queueService,
  readLocally,
  remoteModerator,
  safeguardingMailing,
} from '#features/moderation';
import {
  notificationChoices,
  notificationChores,
  notificationMailing,
  notificationRoutes,
  notificationService,
  notificationSubscribers,
  notifier,
} from '#features/notifications';
import { geocodingRoutes, geocodingService } from '#features/geocoding';
import {
  clubPostRoutes,
  clubPostService,
  likeService,
  postMediaReader,
  postAnnouncements,
  postReading,
  postRoutes,
  postService,
  postSettling,
  postSubjects,
  postWriting,
} from '#features/posts';
import { profilePictureReader, profilePictureHooks } from '#features/profiles';
import {
  deletionService,
  eraser,
  erasureChore,
  exportService,
  privacyRoutes,
  privacyService,
} from '#features/privacy';
import {
  directoryService,
  profileReading,
  profileRoutes,
  profileService,
} from '#features/profiles';
import { reportRoutes, reportService } from '#features/reports';
import {
  adminReviewService,
  replyService,
  reviewMailing,
  reviewAnnouncements,
  reviewRoutes,
  reviewService,
  reviewSubject,
} from '#features/reviews';
import {
  emailChangeService,
  securityChores,
  securityRoutes,
  securityService,
  twoFactorService,
} from '#features/security';
import { settingsRoutes, settingsService } from '#features/settings';
import { siteChores, siteRoutes, siteService } from '#features/site';
import { attemptCounter } from '#platform/attempts';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config/config';
import { mountMailbox } from '#platform/mail/development-mailbox';
import { drainOf } from '#platform/http/drain';
import { mountDocs } from '#platform/docs/docs';
import { OUTBOX_CHANNEL, outbox } from '#platform/outbox/domain-events';
import { mountHealth } from '#platform/http/health';
import { housekeeper, platformChores } from '#platform/housekeeping';
import { mount } from '#platform/http/http';
import { listenTo } from '#platform/outbox/listener';
import { mailer as createMailer } from '#platform/mail/mailer';
import { type Network, internet } from '#platform/network';
import { openStorage } from '#platform/storage/open';
import { mountOneClick } from '#platform/mail/one-click';
import { outboxWorker } from '#platform/outbox/worker';
import { REALTIME_CHANNEL, realtimeHub } from '#platform/realtime/realtime';
import { createServer } from '#platform/http/server';
import { sessionLookup } from '#platform/session/session';
import { SESSION_CHANNEL, pingSessionListeners } from '#platform/session/memory';
import { serveWeb } from '#platform/http/web';
import { contract } from '@ribbon/domain/contract';
import type { CommentId } from '@ribbon/domain/comments';
import type { MediaId } from '@ribbon/domain/media';
import { STOP_MAILS_PATH } from '@ribbon/domain/notifications';
import type { Kysely } from 'kysely';

interface Needs {
  config: Config;
  db: Kysely<DB>;
  /** A direct address of the same database, for the connection that listens. */
  databaseUrl: string;
  clock: Clock;
  /** Where pictures are fetched from. */
  network?: Network;
}

/** The whole API, put together by hand: every service is built and every route mounted here. */
export async function createApp({ config, db, databaseUrl, clock, network = internet }: Needs) {
  const app = await createServer(config);
  const drained = drainOf(app);
  const domainEvents = outbox();
  const mailer = createMailer({ db, config });
  const sessions = sessionLookup({ db, clock, config });
  const auth = authLibrary({ db, config, clock });
  const attempts = attemptCounter({ db, clock, config });

  const remote = config.moderation && remoteModerator(config.moderation);
  const disclosures = disclosureService({ db, clock, domainEvents });
  const judge = judgeWith({ moderate: readLocally, remote, log: app.log });
  const patterns = patternWatch({ db, clock, domainEvents });
  const moderation = moderationService({ db, clock, judge, disclosures, patterns });

  const memberships = clubMemberships({ clock, domainEvents });
  const clubs = clubService({ db });
  const places = geocodingService({ config, clock, log: app.log });
  const finder = finderService({ db, clock, config, places });
  const settings = settingsService({ db, clock, moderation });
  const site = siteService({ db, clock, config, domainEvents });
  const requests = guardianRequests({ db, clock, domainEvents });
  const gate = guardianGate({ clock, domainEvents });
  const allocation = capacityAllocation({ domainEvents });
  const announcements = calendarAnnouncements({ clubs: clubAnnouncements() });
  const answers = answerService({ db, clock, guardians: gate, allocation, announcements });
  const reasons = friendReasons({ clock, domainEvents });
  const departures = { ...answers, ...reasons };
  const ownMemberships = membershipService({
    db,
    clock,
    domainEvents,
    guardians: gate,
    departures,
  });
  const names = readNames({ db, clock });
  const accounts = createAccounts({
    db,
    clock,
    config,
    domainEvents,
    auth,
    attempts,
    sessions,
    families: familySummaries({ db }),
    memberships,
    guardians: requests,
    readNames: names,
  });
  const { credentials, secondSteps } = accounts;

  const emailChanges = emailChangeService({
    db,
    clock,
    config,
    domainEvents,
    credentials,
    guardians: gate,
  });
  const twoFactor = twoFactorService({
    db,
    config,
    auth,
    domainEvents,
    sessions,
    credentials,
    secondSteps,
    settings,
  });
  const security = securityService({ db, clock, domainEvents, auth, credentials, twoFactor });
  const befriending = requestService({ db, clock, domainEvents, guardians: gate });
  const standings = friendStandings({ db, clock });
  const friends = {
    requests: befriending,
    lists: friendLists({ db, clock, guardians: gate }),
    codes: codeService({ db, clock, requests: befriending }),
    follows: followService({ db, clock, domainEvents }),
    blocks: blockService({ db, clock, requests: befriending, guardians: gate }),
    children: childFriendService({ db, clock, domainEvents, guardians: gate }),
  };
  const privacy = privacyService({ db, clock });
  const storage = await openStorage(config);
  const exports = exportService({ db, clock, files: mediaFilesOf({ db, storage }) });
  const deletions = deletionService({ db, clock, domainEvents, credentials });
  const erase = eraser({
    clubs: clubHoldings({ clock, departures }),
    families: familyHoldings({ clock, domainEvents }),
  });

  const queue = moderationQueue({ clock, domainEvents });
  const postAnnounced = postAnnouncements({ clock, domainEvents });
  const settling = postSettling({ clock, announcements: postAnnounced });
  const media = {
    intake: mediaIntake({ db, clock, storage, config, network, guardians: gate }),
    library: mediaLibrary({
      clock,
      queue: (tx, { mediaId, ...file }) => queue.add(tx, { kind: 'media', id: mediaId, ...file }),
      owners: {
        profile: profilePictureHooks({ clock, domainEvents }),
        club: clubPictureHooks({ clock, domainEvents }),
        post: settling.pictures,
      },
    }),
    reading: mediaReading({
      db,
      storage,
      readers: {
        profile: profilePictureReader({ clock }),
        club: clubPictureReader,
        post: postMediaReader({ clock }),
      },
    }),
  };

  const readTexts = readClubTexts(moderation);
  const showPicture = showClubPicture(media.library);
  const adminClubs = clubAdminService({ db, clock, readTexts, showPicture, departures });
  const imports = importService({ db, clock, domainEvents });
  const importing = importWorker({ db, clock, domainEvents, readTexts });
  const access = clubAccess({ db });
  const management = manageService({ db, clock, access, readTexts, showPicture, places });
  const clubMembers = clubMemberService({ db, clock, domainEvents, access, departures });
  const invitations = invitationService({
    db,
    clock,
    config,
    domainEvents,
    access,
    guardians: gate,
  });
  const teammates = teammateService({ db, clock, standings });
  const clubClaims = claimService({
    db,
    clock,
    domainEvents,
    moderation,
    readNames: names,
    administrators: clubAdministrators({ clock }),
  });

  const writing = postWriting({ moderation, media: media.library });
  const posts = postService({ db, clock, guardians: gate, writing, announcements: postAnnounced });
  const likes = likeService({ db, clock, domainEvents, announcements: postAnnounced });
  const comments = commentService({
    db,
    clock,
    domainEvents,
    announcements: commentAnnouncements({ clock }),
    guardians: gate,
    moderation,
    hold: (tx, comment) => queue.add(tx, { ...comment, kind: 'comment', priority: 2 }),
  });
  const decisions = queueService({
    db,
    clock,
    holders: {
      media: {
        lock: (tx, id) => media.library.lock(tx, id as MediaId),
        decide: (tx, id, approved) =>
          media.library.decide(tx, id as MediaId, approved ? 'ready' : 'rejected'),
      },
      comment: {
        lock: (tx, id) => comments.lock(tx, id as CommentId),
        decide: (tx, id, approved) => comments.decideAsModerator(tx, id as CommentId, approved),
      },
    },
  });
  const commentsRead = commentReading({ db, clock, guardians: gate });
  const profiles = {
    directory: directoryService({ db, clock, standings }),
    reading: profileReading({ db, clock, standings }),
    own: profileService({ db, clock, moderation, readNames: names, media: media.library }),
  };
  const clubPosts = clubPostService({
    db,
    clock,
    writing,
    announcements: postAnnounced,
    clubs: { ...access, ...clubAnnouncements() },
  });
  const reviewsAnnounced = reviewAnnouncements({ clubs: clubAnnouncements() });
  const reviews = {
    reviews: reviewService({
      db,
      clock,
      domainEvents,
      moderation,
      announcements: reviewsAnnounced,
    }),
    replies: replyService({ db, clock, domainEvents, moderation, announcements: reviewsAnnounced }),
    admin: adminReviewService({ db, clock, domainEvents, announcements: reviewsAnnounced }),
  };
  const subjects = {
    ...postSubjects({ db, clock }),
    comment: commentsRead.subject,
    club_review: reviewSubject({ db }),
  };
  const reports = reportService({ db, clock, domainEvents, moderation, subjects });
  const deciders = {
    post: settling.decideAsGuardian,
    comment: comments.decideAsGuardian,
    friend_request: befriending.decideAsGuardian,
    club_join: memberships.decideAsGuardian,
    event_rsvp: answers.decideAsGuardian,
    email_change: emailChanges.decideAsGuardian,
  };
  const plans = {
    db,
    clock,
    domainEvents,
    moderation,
    guardians: gate,
    allocation,
    announcements,
  };
  const clubEvents = {
    reading: calendarReading({ db, clock }),
    planning: planningService(plans),
    answers,
    register: registerService({ db, clock, announcements }),
    feeds: feedService({ db, clock, config }),
  };
  const ownData = { ...exports, ...deletions };
  const claims = guardianAnswering({ clock, requests });
  const links = linkService({ db, clock, domainEvents, requests, ties: reasons });
  const stop = permissionStop({
    clock,
    stoppers: {
      create_posts: [settling.stop],
      upload_media: [settling.stopPictures],
      comment: [comments.stop],
      add_friends: [befriending.stop],
      join_clubs: [memberships.stop, answers.stop],
    },
  });
  const families = {
    links,
    families: familyService({
      db,
      clock,
      domainEvents,
      requests,
      deciders,
      stop,
      ties: reasons,
      ownData,
    }),
    approvals: approvalService({
      db,
      clock,
      domainEvents,
      claims,
      memberships,
      erase,
      readNames: names,
    }),
    acceptances: acceptanceService({ db, clock, domainEvents, claims, links }),
    waiting: waitingService({ db, clock, requests }),
    overview: familyOverview({ db, clock }),
  };

  const choices = notificationChoices({ db, clock, config });
  const notify = notifier({ clock, domainEvents, choices });
  const pace = mailPace({ db, clock, domainEvents, choices });
  const post = { db, clock, config, mailer, settings, pace, attempts };
  const mailing = {
    accounts: accountMailing({ db, clock, config }),
    clubs: clubMailing({ db, clock, config }),
    families: familyMailing({ db, clock, config }),
    site: site.mailing,
  };
  domainEvents.subscribe(
    ...importing.subscribers(),
    ...notificationSubscribers({ db, clock, notify }),
    ...emailSubscribers({ ...post, ...mailing }),
    ...clubMails({ ...post, ...mailing }),
    ...claimMails({ ...post, ...mailing, claims: clubClaims.mailing }),
    ...familyMails({ ...post, ...mailing }),
    ...friendMails({ ...post, ...mailing, friends: friendMailing({ db, clock }) }),
    ...securityMails({ ...post, ...mailing, emailChanges: emailChanges.mailing }),
    ...privacyMails({ ...post, ...mailing, deletions }),
    ...clubEventMails({ ...post, clubEvents: calendarMailing({ db, clock, config }) }),
    ...moderationMails({ ...post, ...mailing, safeguarding: safeguardingMailing({ db }) }),
    ...reviewMails({ ...post, ...mailing, reviews: reviewMailing({ db }) }),
    ...waitingMails(post),
    ...notificationMails({ ...post, notifications: notificationMailing({ db, clock }) }),
    ...reportMails({ ...post, ...mailing, reports: reports.mailing }),
  );

  const realtime = realtimeHub({ db, clock, sessions, log: app.log });
  const noteFailure = emailFailures({ db, clock });
  const worker = outboxWorker({
    db,
    clock,
    domainEvents,
    log: app.log,
    onGivenUp: async (delivery, reason) => {
      await noteFailure(delivery, reason);
      await importing.onGivenUp(delivery);
    },
  });
  const chores = [
    ...platformChores,
    ...accountChores,
    ...clubChores,
    ...familyChores({ domainEvents, deciders, stop, links, erase }),
    reasons.chore,
    ...calendarChores({ allocation, guardians: gate, clock }),
    ...moderationChores,
    ...notificationChores,
    ...securityChores,
    ...siteChores,
    erasureChore({ erase }),
    // After everything that takes files away.
    ...mediaChores({ storage }),
  ];
  const keeper = housekeeper({ db, clock, chores, log: app.log });
  const listener = listenTo({
    url: databaseUrl,
    log: app.log,
    onLoss: sessions.memory.onListenerLost,
    onReturn: () => {
      pingSessionListeners(db).catch((error: unknown) =>
        app.log.error({ err: error }, 'session invalidation listener unavailable'),
      );
      realtime.missedSomething();
      worker.wake();
    },
    channels: {
      [OUTBOX_CHANNEL]: worker.wake,
      [REALTIME_CHANNEL]: (payload) => realtime.receive(JSON.parse(payload)),
      [SESSION_CHANNEL]: (userId) => {
        sessions.memory.onNotification(userId);
        realtime.sessionsChanged(userId);
      },
    },
  });

  await mount(
    app,
    [
      ...accounts.routes,
      ...claimRoutes(clubClaims),
      ...clubAdminRoutes({ clubs: adminClubs, imports }),
      ...clubRoutes({ clubs, finder, memberships: ownMemberships }),
      ...manageRoutes({ management, members: clubMembers }),
      ...clubPostRoutes(clubPosts),
      ...invitationRoutes({ invitations }),
      ...teammateRoutes({ teammates }),
      ...calendarRoutes(clubEvents),
      ...familyRoutes(families),
      ...friendRoutes(friends),
      ...mediaRoutes({ db, ...media }),
      ...moderationRoutes({
        moderation,
        disclosures,
        status: moderationStatus({ db, clock, remote }),
        queue: decisions,
      }),
      ...notificationRoutes({ notifications: notificationService({ db, clock }), choices }),
      ...geocodingRoutes(places),
      ...postRoutes({ posts, likes, reading: postReading({ db, clock }) }),
      ...commentRoutes(comments, commentsRead),
      ...privacyRoutes({ privacy, exports, deletions }),
      ...profileRoutes(profiles),
      ...reportRoutes(reports),
      ...reviewRoutes(reviews),
      ...securityRoutes({ security, emailChanges, twoFactor }),
      ...settingsRoutes(settings),
      ...siteRoutes(site),
    ],
    { sessions, attempts },
  );
  realtime.mount(app);
  mountDocs(app, contract, config.publicUrl);
  mountHealth(app, db);
  await mountOneClick(app, STOP_MAILS_PATH, choices.stopMails);
  if (!config.production && config.smtpUrl === undefined) mountMailbox(app, db);
  await serveWeb(app, config.webDist);

  app.addHook('preClose', async () => {
    realtime.close();
    await drained();
    await keeper.stop();
    await listener.stop();
    await worker.stop();
    mailer.close();
  });

  return {
    app,
    worker,
    housekeeper: keeper,
    /** Starts what works in the background; tests that drive the worker by hand leave it out. */
    async startBackground(): Promise<void> {
      await listener.start();
      await pingSessionListeners(db);
      worker.start();
      keeper.start();
    },
  };
}
