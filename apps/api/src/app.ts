import type { DB } from '#db/schema.generated';
import { accountChores, accountMailing, authLibrary, createAccounts } from '#features/accounts';
import { claimRoutes, claimService } from '#features/claims';
import {
  clubAccess,
  clubAdminRoutes,
  clubAdminService,
  clubPictureReader,
  clubPictureShower,
  showClubPicture,
  clubAdministrators,
  clubChores,
  clubHoldings,
  clubMailing,
  clubMemberService,
  clubMemberships,
  clubNews,
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
import { commentNews, commentReading, commentRoutes, commentService } from '#features/comments';
import {
  answerService,
  eventChores,
  eventMailing,
  eventReading,
  eventRoutes,
  eventTellers,
  feedService,
  placeKeeper,
  planningService,
  registerService,
} from '#features/events';
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
  guardianClaims,
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
import { placeRoutes, placeService } from '#features/places';
import {
  clubPostRoutes,
  clubPostService,
  likeService,
  postMediaReader,
  postNews,
  postReading,
  postRoutes,
  postService,
  postSettling,
  postSubjects,
  postWriting,
} from '#features/posts';
import { profilePictureReader, profilePictureShower } from '#features/profiles';
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
  reviewNews,
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
import type { Config } from '#platform/config';
import { mountMailbox } from '#platform/development-mailbox';
import { drainOf } from '#platform/drain';
import { mountDocs } from '#platform/docs';
import { OUTBOX_CHANNEL, outbox } from '#platform/events';
import { mountHealth } from '#platform/health';
import { housekeeper, platformChores } from '#platform/housekeeping';
import { mount } from '#platform/http';
import { listenTo } from '#platform/listener';
import { mailer as createMailer } from '#platform/mailer';
import { type Network, internet } from '#platform/network';
import { openStorage } from '#platform/open-storage';
import { mountOneClick } from '#platform/one-click';
import { outboxWorker } from '#platform/outbox-worker';
import { REALTIME_CHANNEL, realtimeHub } from '#platform/realtime';
import { createServer } from '#platform/server';
import { sessionLookup } from '#platform/session';
import { SESSION_CHANNEL, callOut } from '#platform/session-memory';
import { serveWeb } from '#platform/web';
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
  const events = outbox();
  const mailer = createMailer({ db, config });
  const sessions = sessionLookup({ db, clock, config });
  const auth = authLibrary({ db, config, clock });
  const attempts = attemptCounter({ db, clock, config });

  const remote = config.moderation && remoteModerator(config.moderation);
  const disclosures = disclosureService({ db, clock, events });
  const judge = judgeWith({ moderate: readLocally, remote, log: app.log });
  const patterns = patternWatch({ db, clock, events });
  const moderation = moderationService({ db, clock, judge, disclosures, patterns });

  const memberships = clubMemberships({ clock, events });
  const clubs = clubService({ db });
  const places = placeService({ config, clock, log: app.log });
  const finder = finderService({ db, clock, config, places });
  const settings = settingsService({ db, clock, moderation });
  const site = siteService({ db, clock, config, events });
  const requests = guardianRequests({ db, clock, events });
  const gate = guardianGate({ clock, events });
  const seats = placeKeeper({ events });
  const tellers = eventTellers({ clubs: clubNews() });
  const answers = answerService({ db, clock, guardians: gate, places: seats, tellers });
  const reasons = friendReasons({ clock, events });
  const departures = { ...answers, ...reasons };
  const ownMemberships = membershipService({ db, clock, events, guardians: gate, departures });
  const names = readNames({ db, clock });
  const accounts = createAccounts({
    db,
    clock,
    config,
    events,
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
    events,
    credentials,
    guardians: gate,
  });
  const twoFactor = twoFactorService({
    db,
    config,
    auth,
    events,
    sessions,
    credentials,
    secondSteps,
    settings,
  });
  const security = securityService({ db, clock, events, auth, credentials, twoFactor });
  const befriending = requestService({ db, clock, events, guardians: gate });
  const standings = friendStandings({ db, clock });
  const friends = {
    requests: befriending,
    lists: friendLists({ db, clock, guardians: gate }),
    codes: codeService({ db, clock, requests: befriending }),
    follows: followService({ db, clock, events }),
    blocks: blockService({ db, clock, requests: befriending, guardians: gate }),
    children: childFriendService({ db, clock, events, guardians: gate }),
  };
  const privacy = privacyService({ db, clock });
  const storage = await openStorage(config);
  const exports = exportService({ db, clock, files: mediaFilesOf({ db, storage }) });
  const deletions = deletionService({ db, clock, events, credentials });
  const erase = eraser({
    clubs: clubHoldings({ clock, departures }),
    families: familyHoldings({ clock, events }),
  });

  const queue = moderationQueue({ clock, events });
  const postTold = postNews({ clock, events });
  const settling = postSettling({ clock, news: postTold });
  const media = {
    intake: mediaIntake({ db, clock, storage, config, network, guardians: gate }),
    library: mediaLibrary({
      clock,
      queue: (tx, { mediaId, ...file }) => queue.add(tx, { kind: 'media', id: mediaId, ...file }),
      showers: {
        profile: profilePictureShower({ clock, events }),
        club: clubPictureShower({ clock, events }),
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
  const imports = importService({ db, clock, events });
  const importing = importWorker({ db, clock, events, readTexts });
  const access = clubAccess({ db });
  const management = manageService({ db, clock, access, readTexts, showPicture, places });
  const clubMembers = clubMemberService({ db, clock, events, access, departures });
  const invitations = invitationService({ db, clock, config, events, access, guardians: gate });
  const teammates = teammateService({ db, clock, standings });
  const clubClaims = claimService({
    db,
    clock,
    events,
    moderation,
    readNames: names,
    administrators: clubAdministrators({ clock }),
  });

  const writing = postWriting({ moderation, media: media.library });
  const posts = postService({ db, clock, guardians: gate, writing, news: postTold });
  const likes = likeService({ db, clock, events, news: postTold });
  const comments = commentService({
    db,
    clock,
    events,
    news: commentNews({ clock }),
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
    news: postTold,
    clubs: { ...access, ...clubNews() },
  });
  const news = reviewNews({ clubs: clubNews() });
  const reviews = {
    reviews: reviewService({ db, clock, events, moderation, news }),
    replies: replyService({ db, clock, events, moderation, news }),
    admin: adminReviewService({ db, clock, events, news }),
  };
  const subjects = {
    ...postSubjects({ db, clock }),
    comment: commentsRead.subject,
    club_review: reviewSubject({ db }),
  };
  const reports = reportService({ db, clock, events, moderation, subjects });
  const deciders = {
    post: settling.decideAsGuardian,
    comment: comments.decideAsGuardian,
    friend_request: befriending.decideAsGuardian,
    club_join: memberships.decideAsGuardian,
    event_rsvp: answers.decideAsGuardian,
    email_change: emailChanges.decideAsGuardian,
  };
  const plans = { db, clock, events, moderation, guardians: gate, places: seats, tellers };
  const clubEvents = {
    reading: eventReading({ db, clock }),
    planning: planningService(plans),
    answers,
    register: registerService({ db, clock, tellers }),
    feeds: feedService({ db, clock, config }),
  };
  const ownData = { ...exports, ...deletions };
  const claims = guardianClaims({ clock, requests });
  const links = linkService({ db, clock, events, requests, ties: reasons });
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
      events,
      requests,
      deciders,
      stop,
      ties: reasons,
      ownData,
    }),
    approvals: approvalService({
      db,
      clock,
      events,
      claims,
      memberships,
      erase,
      readNames: names,
    }),
    acceptances: acceptanceService({ db, clock, events, claims, links }),
    waiting: waitingService({ db, clock, requests }),
    overview: familyOverview({ db, clock }),
  };

  const choices = notificationChoices({ db, clock, config });
  const notify = notifier({ clock, events, choices });
  const pace = mailPace({ db, clock, events, choices });
  const post = { db, clock, config, mailer, settings, pace, attempts };
  const mailing = {
    accounts: accountMailing({ db, clock, config }),
    clubs: clubMailing({ db, clock, config }),
    families: familyMailing({ db, clock, config }),
    site: site.mailing,
  };
  events.subscribe(
    ...importing.subscribers(),
    ...notificationSubscribers({ db, clock, notify }),
    ...emailSubscribers({ ...post, ...mailing }),
    ...clubMails({ ...post, ...mailing }),
    ...claimMails({ ...post, ...mailing, claims: clubClaims.mailing }),
    ...familyMails({ ...post, ...mailing }),
    ...friendMails({ ...post, ...mailing, friends: friendMailing({ db, clock }) }),
    ...securityMails({ ...post, ...mailing, emailChanges: emailChanges.mailing }),
    ...privacyMails({ ...post, ...mailing, deletions }),
    ...clubEventMails({ ...post, clubEvents: eventMailing({ db, clock, config }) }),
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
    events,
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
    ...familyChores({ events, deciders, stop, links, erase }),
    reasons.chore,
    ...eventChores({ places: seats, guardians: gate, clock }),
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
    onLoss: sessions.memory.loseHearing,
    onReturn: () => {
      callOut(db).catch((error: unknown) =>
        app.log.error({ err: error }, 'sessions are not heard'),
      );
      realtime.missedSomething();
      worker.wake();
    },
    channels: {
      [OUTBOX_CHANNEL]: worker.wake,
      [REALTIME_CHANNEL]: (payload) => realtime.receive(JSON.parse(payload)),
      [SESSION_CHANNEL]: (userId) => {
        sessions.memory.hear(userId);
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
      ...eventRoutes(clubEvents),
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
      ...placeRoutes(places),
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
      await callOut(db);
      worker.start();
      keeper.start();
    },
  };
}
