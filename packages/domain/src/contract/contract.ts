import { accountEndpoints, accountEvents } from '../accounts/index.ts';
import { claimEndpoints, claimEvents } from '../claims/index.ts';
import {
  clubAdminEndpoints,
  clubEndpoints,
  clubEvents,
  invitationEndpoints,
  manageEndpoints,
  teammateEndpoints,
} from '../clubs/index.ts';
import { commentEndpoints, commentEvents } from '../comments/index.ts';
import { calendarEvents, calendarEndpoints } from '../calendar/index.ts';
import { familyEndpoints, familyEvents } from '../families/index.ts';
import { mediaEndpoints, mediaEvents } from '../media/index.ts';
import { moderationEndpoints, moderationEvents, queueEndpoints } from '../moderation/index.ts';
import { notificationEndpoints, notificationEvents } from '../notifications/index.ts';
import { geocodingEndpoints } from '../geocoding/index.ts';
import { clubPostEndpoints, postEndpoints, postEvents } from '../posts/index.ts';
import { friendEndpoints, friendEvents } from '../friends/index.ts';
import { privacyEndpoints, privacyEvents } from '../privacy/index.ts';
import { profileEndpoints } from '../profiles/index.ts';
import { reportEndpoints, reportEvents } from '../reports/index.ts';
import { reviewEndpoints, reviewEvents } from '../reviews/index.ts';
import { securityEndpoints, securityEvents } from '../security/index.ts';
import { settingsEndpoints } from '../settings/index.ts';
import { siteEndpoints, siteEvents } from '../site/index.ts';

/** Every endpoint of the API, by slice. */
export const contract = {
  accounts: accountEndpoints,
  claims: claimEndpoints,
  clubAdmin: clubAdminEndpoints,
  clubs: clubEndpoints,
  clubManagement: manageEndpoints,
  clubPosts: clubPostEndpoints,
  invitations: invitationEndpoints,
  teammates: teammateEndpoints,
  calendar: calendarEndpoints,
  families: familyEndpoints,
  media: mediaEndpoints,
  moderation: moderationEndpoints,
  moderationQueue: queueEndpoints,
  notifications: notificationEndpoints,
  geocoding: geocodingEndpoints,
  posts: postEndpoints,
  comments: commentEndpoints,
  friends: friendEndpoints,
  privacy: privacyEndpoints,
  profiles: profileEndpoints,
  reports: reportEndpoints,
  reviews: reviewEndpoints,
  security: securityEndpoints,
  settings: settingsEndpoints,
  site: siteEndpoints,
};

/** Everything that can happen and that somebody may want to hear of. */
export const domainEvents = {
  ...accountEvents,
  ...claimEvents,
  ...clubEvents,
  ...calendarEvents,
  ...commentEvents,
  ...familyEvents,
  ...friendEvents,
  ...mediaEvents,
  ...moderationEvents,
  ...notificationEvents,
  ...postEvents,
  ...privacyEvents,
  ...reportEvents,
  ...reviewEvents,
  ...securityEvents,
  ...siteEvents,
};
