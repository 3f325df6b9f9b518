import * as z from 'zod';
import type { AgeBand } from './people/accounts.ages.rules.ts';
import type { ClubId } from './people/accounts.ids.schema.ts';

export const UserType = z.enum(['child_gymnast', 'gymnast', 'parent', 'coach', 'club_admin']);
export type UserType = z.infer<typeof UserType>;

/** In the order of their weight: the first one held decides. */
const ROLES = ['system_admin', 'club_admin', 'coach', 'member'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

const CAPABILITIES = [
  'viewSystemAdmin',
  'manageUsers',
  'manageClubs',
  'managePosts',
  'createPosts',
  'createClubPosts',
  'createChallenges',
  'joinChallenges',
  'rateClubs',
  'rateCoaches',
  'inviteFriends',
  'viewPrivateProfiles',
  'moderateContent',
  'makePublicPosts',
  'commentOnMinorPosts',
  'tagMinors',
  'beTagged',
  'requireParentalApproval',
] as const;
export const Capability = z.enum(CAPABILITIES);
export type Capability = z.infer<typeof Capability>;

/** What a type or role says about capabilities; what it does not mention it leaves as it was. */
type Statement = Readonly<Partial<Record<Capability, boolean>>>;

const STATEMENTS: Readonly<Record<UserType | Role, Statement>> = {
  child_gymnast: {
    createPosts: true,
    joinChallenges: true,
    inviteFriends: true,
    makePublicPosts: false,
    rateClubs: false,
    rateCoaches: false,
    beTagged: false,
    viewPrivateProfiles: false,
    requireParentalApproval: true,
  },
  parent: {
    managePosts: true,
    createPosts: true,
    rateClubs: true,
    rateCoaches: true,
    inviteFriends: true,
    viewPrivateProfiles: true,
    tagMinors: true,
    beTagged: true,
    makePublicPosts: true,
    joinChallenges: false,
  },
  gymnast: {
    createPosts: true,
    createChallenges: true,
    joinChallenges: true,
    rateClubs: true,
    rateCoaches: true,
    inviteFriends: true,
    makePublicPosts: true,
    beTagged: true,
  },
  coach: {
    createPosts: true,
    createClubPosts: true,
    createChallenges: true,
    joinChallenges: true,
    rateClubs: true,
    rateCoaches: false,
    inviteFriends: true,
    viewPrivateProfiles: true,
    makePublicPosts: true,
    tagMinors: true,
    beTagged: true,
  },
  club_admin: {
    manageClubs: true,
    createPosts: true,
    createClubPosts: true,
    createChallenges: true,
    inviteFriends: true,
    viewPrivateProfiles: true,
    makePublicPosts: true,
    rateClubs: false,
    rateCoaches: false,
    tagMinors: true,
    beTagged: true,
  },
  member: {
    createPosts: true,
    joinChallenges: true,
    rateClubs: true,
    rateCoaches: true,
    inviteFriends: true,
    beTagged: true,
  },
  system_admin: {
    ...Object.fromEntries(CAPABILITIES.map((capability) => [capability, true])),
    rateClubs: false,
    rateCoaches: false,
    tagMinors: false,
    requireParentalApproval: false,
  },
};

export interface HeldRole {
  role: Role;
  clubId: ClubId | null;
}

/** As much of a signed-in person as permissions need. */
export interface PermissionHolder {
  userType: UserType | null;
  ageBand: AgeBand;
  roles: readonly HeldRole[];
  /** Whether a moderator has limited or suspended them now. */
  restriction?: object | null;
}

/** What opens other people, children above all: it sleeps while its holder is limited or suspended. */
const SUSPENDED_WITH_ACCOUNT: ReadonlySet<Capability> = new Set<Capability>([
  'viewSystemAdmin',
  'manageUsers',
  'manageClubs',
  'managePosts',
  'createClubPosts',
  'viewPrivateProfiles',
  'moderateContent',
  'commentOnMinorPosts',
  'tagMinors',
]);

/**
 * Whether a person's type and roles allow a thing: the set of the profile's type (a member's
 * without one), overlaid by the weightiest role held. A role never lifts what a child is refused.
 */
export function allows(holder: PermissionHolder, capability: Capability): boolean {
  const { userType, roles } = holder;
  if (holder.restriction && SUSPENDED_WITH_ACCOUNT.has(capability)) return false;
  const base = STATEMENTS[userType ?? 'member'];
  const role = ROLES.find((candidate) => roles.some((held) => held.role === candidate));
  const overlay = role === undefined ? undefined : STATEMENTS[role][capability];
  const decided = userType === 'child_gymnast' ? base[capability] : undefined;
  return decided ?? overlay ?? base[capability] ?? false;
}

export const capabilitiesOf = (holder: PermissionHolder): Capability[] =>
  CAPABILITIES.filter((capability) => allows(holder, capability));
