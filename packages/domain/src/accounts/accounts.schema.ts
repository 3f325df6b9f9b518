import * as z from 'zod';
import { line, linkToken, secretLine, timestamp, Language } from '../kernel/index.ts';
import { AgeBand, OLDEST_BIRTH_YEAR } from './people/accounts.ages.rules.ts';
import { Capability, Role, UserType } from './accounts.capabilities.rules.ts';
import { ClubId, UserId } from './people/accounts.ids.schema.ts';
import { singleSpaced } from './names/accounts.names.rules.ts';
import { isReservedName } from './names/accounts.reserved.rules.ts';
import { COUNTRIES } from './people/accounts.countries.codes.ts';
import { ActiveRestriction } from './accounts.restriction.schema.ts';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;
export const USERNAME_LOOKUP_DELAY_MS = 500;

export const accountMessages = {
  required: 'Please fill in all required fields',
  signInRequired: 'Email and password are required',
  email: 'Please enter a valid email address.',
  signInName: 'Please enter a valid email address or username.',
  weakPassword: 'Password does not meet security requirements',
  shortPassword: 'Password must be at least 8 characters long',
  longPassword: 'Password must be 128 characters or less',
  mismatch: 'Passwords do not match',
  noUsername: 'Please choose a username',
  noOtherUsername: 'Please type their username',
  shortUsername: 'Usernames must have at least 3 characters',
  longUsername: 'Usernames can have up to 30 characters',
  oddUsername: 'Use letters, numbers, dots and underscores only',
  reservedName: 'That name sounds like someone from our team. Please choose another one.',
  unfitName:
    'Please choose a different name, with no phone numbers, other usernames or rude words.',
  usernameTaken: 'Username is already taken',
  usernameFree: 'Username is available',
  usernameNotAvailable: 'Please choose an available username',
  noRole: 'Please select your role',
  noCode: 'Please enter the code',
  guardianNeeded: 'Guardian email is required for users under 13',
  ownAddress: 'Please enter the email of a parent or guardian, not your own',
} as const;

export const emailWith = (required: string) =>
  z
    .string(required)
    .trim()
    .min(1, required)
    .max(254, accountMessages.email)
    .toLowerCase()
    .pipe(z.email(accountMessages.email));

export const Email = emailWith(accountMessages.required);

/** What the checklist under the password field shows, in its order. */
export const PASSWORD_RULES = [
  { label: 'At least 8 characters', holds: (text: string) => text.length >= PASSWORD_MIN },
  { label: 'At least 1 digit', holds: (text: string) => /\d/u.test(text) },
  {
    label: 'At least 1 special character (!@#$%^&*)',
    holds: (text: string) => /[!@#$%^&*]/u.test(text),
  },
] as const;

export const Password = secretLine(accountMessages.required)
  .min(1, accountMessages.required)
  .min(PASSWORD_MIN, accountMessages.shortPassword)
  .max(PASSWORD_MAX, accountMessages.longPassword)
  .refine((text) => PASSWORD_RULES.every((rule) => rule.holds(text)), accountMessages.weakPassword);

const usernameIn = (text: z.ZodString, missing: string) =>
  text
    .min(1, missing)
    .min(USERNAME_MIN, accountMessages.shortUsername)
    .max(USERNAME_MAX, accountMessages.longUsername)
    .regex(/^[a-zA-Z0-9_.]+$/u, accountMessages.oddUsername);

export const Username = usernameIn(
  z.string(accountMessages.noUsername).trim(),
  accountMessages.noUsername,
);
/** Somebody else's, typed as it is shown, to block or report them. */
export const TheirUsername = usernameIn(
  z.string(accountMessages.noOtherUsername).overwrite((name) => name.trim().replace(/^@/u, '')),
  accountMessages.noOtherUsername,
);

/** A username being chosen now; existing ones stay valid. */
export const NewUsername = Username.refine(
  (name) => !isReservedName(name),
  accountMessages.reservedName,
);

/** The types a person of 13 or older may sign up as; a child's type is derived. */
export const SignUpType = UserType.exclude(['child_gymnast']);
export type SignUpType = z.infer<typeof SignUpType>;

const passwordPair = {
  password: Password,
  confirmPassword: secretLine(accountMessages.required).min(1, accountMessages.required),
};
const pairSchema = z.object(passwordPair);
/** Reported as soon as both passwords are filled in, even if other fields are still invalid. */
const samePasswords: Parameters<typeof pairSchema.refine> = [
  (pair) => pair.password === pair.confirmPassword,
  {
    message: accountMessages.mismatch,
    path: ['confirmPassword'],
    when: ({ value }) =>
      z.object({ password: z.string(), confirmPassword: z.string().min(1) }).safeParse(value)
        .success,
  },
];

const credentialFields = { email: Email, ...passwordPair, username: NewUsername };

/** Who a person is; a child's guardian fills it in. */
export const PersonDetails = z.object({
  fullName: line(accountMessages.required)
    .overwrite(singleSpaced)
    .min(1, accountMessages.required)
    .max(80, 'Names can be up to 80 characters')
    .refine((name) => !isReservedName(name), accountMessages.reservedName),
  birthMonth: z
    .int(accountMessages.required)
    .min(1, accountMessages.required)
    .max(12, accountMessages.required),
  birthYear: z
    .int(accountMessages.required)
    .min(OLDEST_BIRTH_YEAR, accountMessages.required)
    .max(2200, accountMessages.required),
  country: z.enum(COUNTRIES, accountMessages.required),
});
export type PersonDetails = z.infer<typeof PersonDetails>;

const accountFields = { ...credentialFields, ...PersonDetails.shape };

/** The account step of sign-up for people of 13 and older. */
export const AccountStep = z.object(accountFields).refine(...samePasswords);
export type AccountStep = z.infer<typeof AccountStep>;

export const SignUp = z
  .object({
    ...accountFields,
    userType: z.enum(SignUpType.options, accountMessages.noRole),
    clubId: ClubId.nullable(),
    /** From a mail that asked this address to look after a child: it proves the address. */
    guardianLink: z.object({ childId: UserId, token: linkToken() }).optional(),
  })
  .refine(...samePasswords);
export type SignUp = z.infer<typeof SignUp>;

/** The account step of a child: no name, no birth data, no country. */
export const ChildAccountStep = z.object(credentialFields).refine(...samePasswords);
export type ChildAccountStep = z.infer<typeof ChildAccountStep>;

const guardianEmail = emailWith(accountMessages.guardianNeeded);
/** Reported as soon as both addresses are filled in. */
const anotherAddress: Parameters<ReturnType<typeof guardianPair>['refine']> = [
  (pair) => pair.email !== pair.guardianEmail,
  { message: accountMessages.ownAddress, path: ['guardianEmail'] },
];
function guardianPair() {
  return z.object({ email: Email, guardianEmail });
}

export const GuardianStep = z.object({ guardianEmail });
export const ChildSignUp = z
  .object({ ...credentialFields, guardianEmail, clubId: ClubId.nullable() })
  .refine(...samePasswords)
  .refine(...anotherAddress);
export type ChildSignUp = z.infer<typeof ChildSignUp>;

/**
 * The person who can read the address's mail sets everything anew; what others typed for it is
 * discarded.
 */
const proof = { token: linkToken(), ...passwordPair, username: Username };
export const FinishedSignUp = z
  .object({
    ...proof,
    ...PersonDetails.shape,
    userType: z.enum(SignUpType.options, accountMessages.noRole),
    clubId: ClubId.nullable(),
  })
  .refine(...samePasswords);
export type FinishedSignUp = z.infer<typeof FinishedSignUp>;
export const FinishedChildSignUp = z
  .object({ ...proof, guardianEmail, clubId: ClubId.nullable() })
  .refine(...samePasswords);
export type FinishedChildSignUp = z.infer<typeof FinishedChildSignUp>;

/** What a confirmation link has shown, where nobody is signed in by it. */
export const ProvenAddress = z.object({
  email: z.string(),
  /** The newest sign-up with this address was a child's. */
  underThirteen: z.boolean(),
});
export type ProvenAddress = z.infer<typeof ProvenAddress>;

/** An address or a username: a child added by a guardian may have no address. */
const signInName = line(accountMessages.signInRequired)
  .min(1, accountMessages.signInRequired)
  .max(254, accountMessages.signInName)
  .toLowerCase()
  .refine(
    (name) => (name.includes('@') ? Email : Username).safeParse(name).success,
    accountMessages.signInName,
  );

export const SignIn = z.object({
  email: signInName,
  password: secretLine(accountMessages.signInRequired)
    .min(1, accountMessages.signInRequired)
    .max(PASSWORD_MAX, accountMessages.longPassword),
});
export type SignIn = z.infer<typeof SignIn>;

/** The password somebody has, typed to prove that it is them. */
export const OwnPassword = secretLine(accountMessages.required)
  .min(1, accountMessages.required)
  .max(PASSWORD_MAX, accountMessages.longPassword);

/** A code of the authenticator app, or one of the backup codes; spaces do not count. */
export const SecondStepCode = secretLine(accountMessages.noCode)
  .overwrite((text) => text.replaceAll(/\s/gu, ''))
  .min(1, accountMessages.noCode)
  .max(20, accountMessages.noCode);

export const SecondStep = z.object({ kind: z.enum(['totp', 'backup']), code: SecondStepCode });
export type SecondStep = z.infer<typeof SecondStep>;

export const Recovery = z.object({ email: Email });

export const NewPassword = pairSchema.refine(...samePasswords);
export const PasswordChange = z
  .object({ currentPassword: OwnPassword, ...passwordPair })
  .refine(...samePasswords);
export type PasswordChange = z.infer<typeof PasswordChange>;
export const PasswordReset = z
  .object({ token: linkToken(), ...passwordPair })
  .refine(...samePasswords);

export const AccountStatus = z.enum(['active', 'awaiting_guardian', 'paused', 'deleting']);
export type AccountStatus = z.infer<typeof AccountStatus>;

/** The signed-in person, as their own screens need them. */
export const Me = z.object({
  id: UserId,
  /** Null for a child added by a guardian without an address. */
  email: z.string().nullable(),
  username: z.string(),
  fullName: z.string().nullable(),
  userType: UserType,
  ageBand: AgeBand,
  status: AccountStatus,
  /** What a moderator has taken from the account for now. */
  restriction: ActiveRestriction.nullable(),
  /** In which the product and its emails are written for them. */
  language: Language,
  isVerified: z.boolean(),
  /** May come in while the product is in beta, with or without the badge. */
  hasBetaAccess: z.boolean(),
  roles: z.array(z.object({ role: Role, clubId: ClubId.nullable() })),
  capabilities: z.array(Capability),
  twoFactorEnabled: z.boolean(),
  /** A system admin without two-factor sign-in: the role sleeps until it is set up. */
  mustSetUpTwoFactor: z.boolean(),
  /** Guardians and children of this account, and how many decisions are pending. */
  family: z.object({
    lookedAfterBy: z.array(z.string()),
    /** Linked accounts; none of them can be blocked. */
    guardianIds: z.array(UserId),
    childIds: z.array(UserId),
    children: z.int(),
    waiting: z.int(),
    /** A child under 13 without a verified guardian; other children cannot see this account yet. */
    startsInPrivate: z.boolean(),
  }),
  sessionEndsAt: timestamp,
});
export type Me = z.infer<typeof Me>;
