import { accountEndpoints, accountEvents } from '../accounts/index.ts';
import { clubEndpoints } from '../clubs/index.ts';
import { familyEndpoints, familyEvents } from '../families/index.ts';
import { mediaEndpoints } from '../media/index.ts';
import { moderationEndpoints, moderationEvents } from '../moderation/index.ts';
import { postEndpoints } from '../posts/index.ts';
import { friendEndpoints } from '../friends/index.ts';
import { privacyEndpoints, privacyEvents } from '../privacy/index.ts';
import { securityEndpoints, securityEvents } from '../security/index.ts';
import { settingsEndpoints } from '../settings/index.ts';
import { siteEndpoints, siteEvents } from '../site/index.ts';

/** Every door of the API, by slice. */
export const contract = {
  accounts: accountEndpoints,
  clubs: clubEndpoints,
  families: familyEndpoints,
  media: mediaEndpoints,
  moderation: moderationEndpoints,
  posts: postEndpoints,
  friends: friendEndpoints,
  privacy: privacyEndpoints,
  security: securityEndpoints,
  settings: settingsEndpoints,
  site: siteEndpoints,
};

/** Everything that can happen and that somebody may want to hear of. */
export const events = {
  ...accountEvents,
  ...familyEvents,
  ...moderationEvents,
  ...privacyEvents,
  ...securityEvents,
  ...siteEvents,
};
