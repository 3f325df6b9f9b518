/**
 * Which files of ours share a file of the build. Each path stands here whole, and a test resolves them
 * all: a file that is renamed would otherwise leave its group without a word.
 */
import { resolve } from 'node:path';

/** What the busiest screens are made of; their dialogs are fetched when they are opened. */
const CARD_FILES = [
  'accounts/sign-in/SignInRequiredDialog.tsx',
  'accounts/session/UnsentDialog.tsx',
  'accounts/accounts.queries.ts',
  'calendar/register/calendar.marks.queue.ts',
  'calendar/register/calendar.waiting-marks.queue.ts',
  'claims/ClaimClubButton.tsx',
  'claims/LazyClaimDialog.tsx',
  'claims/claims.queries.ts',
  'clubs/ClubListLoading.tsx',
  'clubs/ClubMark.tsx',
  'clubs/ClubPicture.tsx',
  'finder/map/ClubMap.tsx',
  'friends/requests/FriendButton.tsx',
  'friends/PersonRow.tsx',
  'friends/SuggestedFriends.tsx',
  'friends/friends.queries.ts',
  'memberships/MembershipBadge.tsx',
  'memberships/memberships.queries.ts',
  'notifications/notifications.queries.ts',
  'posts/card/PostList.tsx',
  'posts/write/posts.question.texts.ts',
  'profiles/profiles.queries.ts',
  'reports/ReportButton.tsx',
  'reviews/ClubReviewsButton.tsx',
  'reviews/write/LazyReviewFormDialog.tsx',
  'reviews/write/LeaveReviewButton.tsx',
  'training/training.format.ts',
  'training/training.queries.ts',
].map((file) => source(`features/${file}`));

/** What visitors see of competitions; forms and tables of results are for the people who open them. */
const VISITED_COMPETITION_FILES = [
  'CompetitionCard.tsx',
  'CompetitionFacts.tsx',
  'competitions.queries.ts',
  'competitions.texts.ts',
].map((file) => source(`features/competitions/${file}`));
const VISITED_COMPETITION_DOMAIN = [
  'competitions/listing/competitions.choices.texts.ts',
  'competitions/listing/competitions.days.format.ts',
  'competitions/competitions.schema.ts',
].map(domain);

/** Plain halves of the domain that many screens need beside endpoints, refusals and policies. */
const SHARED_DOMAIN = [
  'accounts/names/accounts.names.rules.ts',
  'accounts/accounts.restriction.schema.ts',
  'calendar/calendar.time.rules.ts',
  'clubs/clubs.details.texts.ts',
  'friends/friends.schema.ts',
  'kernel/values/month.names.ts',
  'kernel/places/zone.ts',
  'posts/posts.feed.schema.ts',
  'profiles/profiles.texts.ts',
  'training/training.schema.ts',
].map(domain);

/** Endpoints that only the desk or a few screens call. */
const RARE_CONTRACT = [
  'proposals',
  'audit',
  'admin-accounts',
  'safeguarding',
  'email',
  'messages',
  'waitlist',
  'security',
  'guardian-forms',
  'competitions/entries/competitions.entries',
  'competitions/results/competitions.results',
  'competitions/results/competitions.passport',
  'training/goals/training.goals',
  'training/sharing/training.sharing',
  'competitions/organisers/competitions.organisers',
  'reports/reports.admin',
  'clubs/admin/clubs.admin',
  'competitions/organisers/competitions.admin',
  'families/verification/families.verification',
  'families/photos/families.photos',
].map((start) => domain(`${start}${start.includes('/') ? '.' : '/'}`));

/** Of the design system and the library, what brings schemas or overlays, or few screens need. */
const HEAVY_FILES = [
  'ui/forms/',
  'ui/overlays/',
  'ui/index.ts',
  'ui/data/Tabs.tsx',
  'ui/brand/RibbonRing.tsx',
  'lib/forms/form.ts',
  'lib/admin-list/',
  'lib/charts/',
  'lib/detail-screen/',
  'lib/navigation/LinkScreen.tsx',
  'lib/notices/',
  'lib/list-keys/ListKeysHint.tsx',
  'lib/list-keys/useFocusAfterLoss.ts',
  'lib/list-keys/useListKeys.ts',
  'lib/undoable/',
].map(source);
const LIGHT_ALL_THE_SAME = ['ui/overlays/popup.ts'].map(source);

const ICONS = resolve(import.meta.dirname, '../../node_modules/lucide-react/dist/esm/icons');
/** Icons that no first visit shows: of forms, of training, of calendars and of the desk. */
const RARE_ICONS = (
  'alarm-clock award calendar-plus calendar-sync chart-line circle-pause circle-play circle-x clapperboard ' +
  'clipboard-list download file-down file-pen-line file-up file-x id-card image-down image-plus image-up ' +
  'key-round link-2 mail-check mail-x map-pin-off notebook-pen person-standing printer refresh-cw ' +
  'rotate-ccw rotate-ccw-clock sparkles user-round-cog user-round-search whistle'
)
  .split(' ')
  .map((name) => resolve(ICONS, `${name}.mjs`));

/** Every path above, for the test that looks whether each exists. */
export const CHUNK_PATHS = [
  CARD_FILES,
  VISITED_COMPETITION_FILES,
  VISITED_COMPETITION_DOMAIN,
  SHARED_DOMAIN,
  RARE_CONTRACT,
  RARE_ICONS,
  HEAVY_FILES,
  LIGHT_ALL_THE_SAME,
].flat();

const HOUSE = [source('ui/'), source('lib/')];
const DOMAIN = domain('');
const startsWithOneOf = (id: string, paths: readonly string[]) =>
  paths.some((path) => id.startsWith(path));
/** A file of the domain is taken apart into `?plain` and `?schemas` (vite.domain.ts). */
const plainOf = (id: string) => (id.endsWith('?plain') ? id.slice(0, -'?plain'.length) : undefined);

export const isCard = (id: string): boolean => CARD_FILES.includes(id);

export const isForVisitorsOfCompetitions = (id: string): boolean =>
  VISITED_COMPETITION_FILES.includes(id) || VISITED_COMPETITION_DOMAIN.includes(plainOf(id) ?? '');

/** Endpoints, refusals and policies, which nearly every screen asks. */
export function isContract(id: string): boolean {
  if (!id.startsWith(DOMAIN) || startsWithOneOf(id, RARE_CONTRACT)) return false;
  const plain = plainOf(id);
  return (
    /(?:endpoints|faults)\.ts$/u.test(id) ||
    (plain !== undefined && (plain.endsWith('.policy.ts') || SHARED_DOMAIN.includes(plain)))
  );
}

export const isRareIcon = (id: string): boolean => RARE_ICONS.includes(id);

/** Icons, and of the design system and the library what brings neither schemas nor overlays. */
export const isLight = (id: string): boolean =>
  (id.startsWith(ICONS) && !isRareIcon(id)) ||
  (startsWithOneOf(id, HOUSE) &&
    (!startsWithOneOf(id, HEAVY_FILES) || startsWithOneOf(id, LIGHT_ALL_THE_SAME)));

function source(path: string): string {
  return resolve(import.meta.dirname, 'src') + `/${path}`;
}
function domain(path: string): string {
  return resolve(import.meta.dirname, '../../packages/domain/src') + `/${path}`;
}
