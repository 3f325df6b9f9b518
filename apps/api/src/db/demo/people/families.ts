import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { DB } from '#db/schema.generated';
import type { DemoPerson } from './people.ts';
import { AWAKE_DAY, ago, later } from '../moments.ts';
import { at, daysFrom, demoId, dice } from '../random.ts';

export interface Guardianship {
  readonly child: DemoPerson;
  readonly guardian: DemoPerson;
  readonly role: 'primary' | 'full' | 'view_only';
}

const PERMISSIONS = [
  'create_posts',
  'comment',
  'add_friends',
  'join_clubs',
  'join_challenges',
  'upload_media',
];
const NOTICE = 'demo-1';

/** Every approved child has a primary guardian, some a second one, some teenagers linked one too. */
export function guardianships(people: readonly DemoPerson[]): Guardianship[] {
  const roll = dice('families');
  const parents = people.filter((person) => person.part === 'parent');
  const children = people.filter((person) => person.part === 'child');
  const teens = people.filter((person) => person.part === 'teen');
  const links = children.flatMap((child, nth): Guardianship[] => {
    // nth 0 meets the first parent: child@ribbon.test and parent@ribbon.test.
    const first = at(parents, nth);
    const primary = { child, guardian: first, role: 'primary' } as const;
    if (nth === 0 || !roll.chance(0.25)) return [primary];
    const second = roll.pick(parents.filter((parent) => parent !== first));
    return [primary, { child, guardian: second, role: roll.pick(['full', 'view_only'] as const) }];
  });
  const linkedTeens = roll.sample(teens.slice(1), 12).map((child): Guardianship => ({
    child,
    guardian: roll.pick(parents),
    // From 13 on a linked adult looks.
    role: 'view_only',
  }));
  return [...links, ...linkedTeens];
}

export const approvedAt = (child: DemoPerson): Date =>
  later(child.joinedAt, AWAKE_DAY, { age: 'young' });

export const relationshipRows = (
  links: readonly Guardianship[],
): Insertable<DB['parental_relationships']>[] =>
  links.map(({ child, guardian, role }) => ({
    id: demoId('guardianship', `${guardian.index}-${child.index}`),
    parent_id: guardian.id,
    child_id: child.id,
    parent_email: guardian.email,
    role,
    origin: child.part === 'teen' ? 'teen_link' : role === 'primary' ? 'approval' : 'co_guardian',
    created_at: approvedAt(child),
    ...(child.part === 'child' && {
      verified_at: approvedAt(child),
      // The club knows the one who was there first, and that one knows the other.
      ...(role === 'full'
        ? { verified_how: 'guardian' as const, verified_by: mainOf(links, child).id }
        : { verified_how: 'club' as const, verified_by: null }),
    }),
  }));

/** teen@ribbon.test has asked an adult; the club has yet to say whether that is right. */
export const waitingLinkRows = (
  people: readonly DemoPerson[],
  now: Date,
): Insertable<DB['waiting_guardian_links']>[] => {
  const young = at(
    people.filter(({ part }) => part === 'teen'),
    0,
  );
  const adult = at(
    people.filter(({ part }) => part === 'parent'),
    1,
  );
  const created_at = ago(now, 1.7, 'young');
  return [
    {
      id: demoId('waiting link', young.index),
      child_id: young.id,
      guardian_id: adult.id,
      relationship_type: 'other',
      created_at,
      takes_effect_at: daysFrom(created_at, 7),
    },
  ];
};

const mainOf = (links: readonly Guardianship[], child: DemoPerson): DemoPerson => {
  const main = links.find((link) => link.child === child && link.role === 'primary');
  if (main === undefined) throw new Error('a child without a main guardian');
  return main.guardian;
};

const primaryOfChildren = (links: readonly Guardianship[]): readonly Guardianship[] =>
  links.filter(({ child, role }) => child.part === 'child' && role === 'primary');

/** Switches as a careful parent sets them: everything on, except that some keep pictures off. */
export const permissionRows = (
  links: readonly Guardianship[],
): Insertable<DB['minor_permissions']>[] =>
  primaryOfChildren(links).flatMap(({ child, guardian }) =>
    PERMISSIONS.map((permission_type) => {
      const is_granted = granted(child, permission_type);
      return {
        id: demoId(`permission ${permission_type}`, child.index),
        minor_id: child.id,
        parent_id: guardian.id,
        permission_type,
        is_granted,
        granted_at: is_granted ? approvedAt(child) : null,
        updated_at: approvedAt(child),
      };
    }),
  );

const granted = (child: DemoPerson, permission: string): boolean =>
  child.signsIn || permission !== 'upload_media' || child.index % 3 !== 0;

/** What was agreed to when the account was approved, one record for each purpose; the club vouched. */
export const consentRows = (links: readonly Guardianship[]): Insertable<DB['consent_records']>[] =>
  primaryOfChildren(links).flatMap(({ child, guardian }) =>
    ['account', 'community', ...PERMISSIONS].map((purpose) => ({
      child_id: child.id,
      guardian_id: guardian.id,
      action: granted(child, purpose) ? ('given' as const) : ('refused' as const),
      purpose,
      notice_version: NOTICE,
      method: purpose === 'community' ? ('club' as const) : ('email_link' as const),
      recorded_at: approvedAt(child),
    })),
  );

type Request = Insertable<DB['guardian_requests']>;

/** The links mailed for children: used where approved, open where the child still waits. */
export function guardianRequestRows(
  people: readonly DemoPerson[],
  links: readonly Guardianship[],
): Request[] {
  const answered = primaryOfChildren(links).map(({ child, guardian }) =>
    request(child, guardian.email, {
      used_at: approvedAt(child),
      used_by: guardian.id,
      outcome: 'approved',
    }),
  );
  const open = people
    .filter((person) => person.part === 'waiting')
    .map((child) => request(child, `guardian.${child.index}@people.ribbon.test`, {}));
  return [...answered, ...open];
}

function request(
  child: DemoPerson,
  sent_to: string,
  answer: Pick<Request, 'used_at' | 'used_by' | 'outcome'>,
): Request {
  // The hash of something that was never sent: nobody can hold the link.
  const token_hash = createHash('sha256').update(demoId('token', child.index)).digest('hex');
  return {
    id: demoId('guardian request', child.index),
    child_id: child.id,
    sent_to,
    token_hash,
    expires_at: daysFrom(child.joinedAt, 7),
    created_at: child.joinedAt,
    ...answer,
  };
}
