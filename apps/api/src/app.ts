import type { DB } from '#db/schema.generated';
import {
  accountChores,
  accountCredentials,
  accountMailing,
  accountRoutes,
  accountService,
  authLibrary,
  childPath as createChildPath,
  signUpService,
} from '#features/accounts';
import {
  clubHoldings,
  clubMemberships,
  clubRoutes,
  clubService,
  membershipService,
} from '#features/clubs';
import {
  emailFailures,
  emailSubscribers,
  familyMails,
  moderationMails,
  privacyMails,
  securityMails,
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
  waitingService,
} from '#features/families';
import { friendRoutes, friendService, friendshipDecision } from '#features/friends';
import {
  everyone,
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
  moderationStatus,
  readLocally,
  remoteModerator,
  safeguardingMailing,
} from '#features/moderation';
import { postMediaReader, postRoutes, postService } from '#features/posts';
import { profilePictureReader } from '#features/profiles';
import {
  deletionService,
  eraser,
  erasureChore,
  exportService,
  privacyRoutes,
  privacyService,
} from '#features/privacy';
import {
  emailChangeService,
  securityChores,
  securityRoutes,
  securityService,
  twoFactorService,
} from '#features/security';
import { settingsRoutes, settingsService } from '#features/settings';
import { siteChores, siteRoutes, siteService } from '#features/site';
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
import { outboxWorker } from '#platform/outbox-worker';
import { REALTIME_CHANNEL, realtimeHub } from '#platform/realtime';
import { createServer } from '#platform/server';
import { sessionLookup } from '#platform/session';
import { serveWeb } from '#platform/web';
import { contract } from '@ribbon/domain/contract';
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
  const auth = authLibrary({ db, config, clock, events });

  const memberships = clubMemberships({ clock });
  const clubs = clubService({ db });
  const settings = settingsService({ db, clock });
  const site = siteService({ db, clock, config, events });
  const requests = guardianRequests({ db, clock, events });
  const gate = guardianGate({ clock, events });
  const ownMemberships = membershipService({ db, clock, guardians: gate });
  const childPath = createChildPath(config);
  const credentials = accountCredentials({ db, clock });
  const accounts = accountService({
    db,
    auth,
    events,
    sessions,
    credentials,
    families: familySummaries({ db }),
  });
  const signUps = signUpService({ db, clock, events, memberships, guardians: requests, childPath });

  const emailChanges = emailChangeService({ db, clock, config, events, credentials });
  const twoFactor = twoFactorService({ db, config, auth, events, sessions, credentials, settings });
  const security = securityService({ db, clock, events, auth, credentials, twoFactor });
  const friends = friendService({ db, clock });
  const privacy = privacyService({ db, clock });
  const storage = openStorage(config);
  const exports = exportService({ db, clock, files: mediaFilesOf({ db, storage }) });
  const deletions = deletionService({ db, clock, events, credentials });
  const erase = eraser({ clubs: clubHoldings(), families: familyHoldings({ clock, events }) });

  const remote = config.moderation && remoteModerator(config.moderation);
  const disclosures = disclosureService({ db, clock, events });
  const judge = judgeWith({ moderate: readLocally, remote, log: app.log });
  const moderation = moderationService({ db, clock, judge, disclosures });

  const queue = moderationQueue({ clock });
  const media = {
    intake: mediaIntake({ db, clock, storage, config, network, guardians: gate }),
    library: mediaLibrary({
      clock,
      queue: (tx, { mediaId, ...file }) => queue.add(tx, { kind: 'media', id: mediaId, ...file }),
    }),
    reading: mediaReading({
      db,
      storage,
      readers: {
        profile: profilePictureReader({ clock }),
        club: everyone,
        post: postMediaReader({ clock }),
      },
    }),
  };

  const posts = postService({
    db,
    clock,
    guardians: gate,
    moderation,
    media: media.library,
  });
  const deciders = {
    post: posts.decideAsGuardian,
    friend_request: friendshipDecision({ clock }),
    club_join: memberships.decideAsGuardian,
  };
  const ownData = { ...exports, ...deletions };
  const claims = guardianClaims({ clock, requests });
  const families = {
    families: familyService({ db, clock, events, requests, deciders, ownData }),
    approvals: approvalService({ db, clock, events, claims, memberships, erase }),
    acceptances: acceptanceService({ db, clock, events, claims }),
    waiting: waitingService({ db, clock, requests }),
    overview: familyOverview({ db, clock }),
  };

  const post = { db, clock, config, mailer, settings };
  const mailing = {
    accounts: accountMailing({ db, auth, clock, config }),
    families: familyMailing({ db, config }),
    site: site.mailing,
  };
  events.subscribe(
    ...emailSubscribers({ ...post, ...mailing }),
    ...familyMails({ ...post, ...mailing }),
    ...securityMails({ ...post, ...mailing, emailChanges: emailChanges.mailing }),
    ...privacyMails({ ...post, ...mailing, deletions }),
    ...moderationMails({ ...post, ...mailing, safeguarding: safeguardingMailing({ db }) }),
  );

  const realtime = realtimeHub({ db, sessions });
  const worker = outboxWorker({
    db,
    clock,
    events,
    log: app.log,
    onGivenUp: emailFailures({ db, clock }),
  });
  const chores = [
    ...platformChores,
    ...accountChores,
    ...familyChores({ events, erase }),
    ...moderationChores,
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
    channels: {
      [OUTBOX_CHANNEL]: worker.wake,
      [REALTIME_CHANNEL]: (payload) => realtime.receive(JSON.parse(payload)),
    },
  });

  await mount(
    app,
    [
      ...accountRoutes({ accounts, signUps, childPath }),
      ...clubRoutes({ clubs, memberships: ownMemberships }),
      ...familyRoutes(families),
      ...friendRoutes(friends),
      ...mediaRoutes({ db, ...media }),
      ...moderationRoutes({ disclosures, status: moderationStatus({ db, clock, remote }) }),
      ...postRoutes(posts),
      ...privacyRoutes({ privacy, exports, deletions }),
      ...securityRoutes({ security, emailChanges, twoFactor }),
      ...settingsRoutes(settings),
      ...siteRoutes(site),
    ],
    sessions,
  );
  realtime.mount(app);
  mountDocs(app, contract, config.publicUrl);
  mountHealth(app, db);
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
      worker.start();
      keeper.start();
    },
  };
}
