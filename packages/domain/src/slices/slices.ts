import { accountSlice } from '../accounts/index.ts';
import { adminAccountSlice } from '../admin-accounts/index.ts';
import { adminStartSlice } from '../admin-start/index.ts';
import { auditSlice } from '../audit/index.ts';
import { calendarSlice } from '../calendar/index.ts';
import { challengeSlice } from '../challenges/index.ts';
import { claimSlice } from '../claims/index.ts';
import { clubSlice } from '../clubs/index.ts';
import { commentSlice } from '../comments/index.ts';
import { competitionSlice } from '../competitions/index.ts';
import { emailSlice } from '../email/index.ts';
import { familySlice } from '../families/index.ts';
import { friendSlice } from '../friends/index.ts';
import { geocodingSlice } from '../geocoding/index.ts';
import { guardianFormSlice } from '../guardian-forms/index.ts';
import { mediaSlice } from '../media/index.ts';
import { messageSlice } from '../messages/index.ts';
import { moderationSlice } from '../moderation/index.ts';
import { planSlice } from '../plans/index.ts';
import { postSlice } from '../posts/index.ts';
import { privacySlice } from '../privacy/index.ts';
import { profileSlice } from '../profiles/index.ts';
import { proposalSlice } from '../proposals/index.ts';
import { reportSlice } from '../reports/index.ts';
import { reviewSlice } from '../reviews/index.ts';
import { sanctionSlice } from '../sanctions/index.ts';
import { safeguardingSlice } from '../safeguarding/index.ts';
import { searchSlice } from '../search/index.ts';
import { securitySlice } from '../security/index.ts';
import { settingsSlice } from '../settings/index.ts';
import { siteSlice } from '../site/index.ts';
import { startSlice } from '../start/index.ts';
import { trainingSlice } from '../training/index.ts';
import { waitlistSlice } from '../waitlist/index.ts';

/**
 * The slices of the product, in the order in which the settings list their notifications; the kinds
 * of notifications derive from it.
 */
export const slices = [
  accountSlice,
  securitySlice,
  privacySlice,
  settingsSlice,
  emailSlice,
  auditSlice,
  siteSlice,
  waitlistSlice,
  messageSlice,
  geocodingSlice,
  friendSlice,
  familySlice,
  profileSlice,
  postSlice,
  commentSlice,
  mediaSlice,
  guardianFormSlice,
  clubSlice,
  calendarSlice,
  trainingSlice,
  planSlice,
  challengeSlice,
  competitionSlice,
  claimSlice,
  reviewSlice,
  moderationSlice,
  sanctionSlice,
  safeguardingSlice,
  reportSlice,
  adminAccountSlice,
  proposalSlice,
  adminStartSlice,
  startSlice,
  searchSlice,
] as const;
