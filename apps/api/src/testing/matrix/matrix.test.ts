import { PARTS, type Part, clubOf } from '#testing/cast';
import { type World, createWorld } from '#testing/world';
import { type Member, accountFaults, can } from '@ribbon/domain/accounts';
import { contract } from '@ribbon/domain/contract';
import { type Endpoint, commonFaults } from '@ribbon/domain/kernel';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allCases } from './all-cases.ts';
import type { Case, EndpointName } from './case.ts';
import { type Company, companyOf, stateOf } from './company.ts';
import { actsOf, missingIn, unaskedIn } from './recorded.ts';

const cases = await allCases();

const endpoints = Object.entries(contract).flatMap(([group, ofGroup]) =>
  Object.entries(ofGroup as Record<string, Endpoint>).map(
    ([name, endpoint]) => [`${group}.${name}` as EndpointName, endpoint] as const,
  ),
);

let world: World;
/** The people shared by all cases except those that spend theirs. */
let company: Company | undefined;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const SIGN_IN = commonFaults.signInRequired().message;
const AWAITING = accountFaults.awaitingGuardian().message;
const ADMINS_ONLY = commonFaults.systemAdminOnly().message;
const BY_ACCESS = new Set([SIGN_IN, AWAITING, ADMINS_ONLY]);

/** The answer this person should get by contract and policy; undefined for a plain yes. */
function expectation(
  { access }: Endpoint,
  { allows, refused = 403, answers }: Case,
  part: Part,
  member: Member | undefined,
) {
  if (member === undefined) return access === 'anyone' ? answers : SIGN_IN;
  if (access !== 'anyAccount' && access !== 'anyone' && member.status !== 'active') return AWAITING;
  if (access === 'systemAdmin' && !can(member, 'viewSystemAdmin')) return ADMINS_ONLY;
  if (allows?.(member, part) === false) {
    return typeof refused === 'function' ? refused(part) : refused;
  }
  return answers;
}

/** A plain yes, the refusal of people kept out by `access`, or another status. */
function answerIn(response: LightMyRequestResponse): string | number {
  if (response.statusCode < 300) return 'yes';
  const { message } = response.json();
  return BY_ACCESS.has(message) ? message : response.statusCode;
}

it('has a case for each endpoint and no other', () => {
  expect(Object.keys(cases).toSorted()).toEqual(endpoints.map(([name]) => name).toSorted());
});

it.each(endpoints)('%s lets in whom it should, and nobody else', async (name, endpoint) => {
  const { request, spends, ...rules } = cases[name];
  const own = spends || company === undefined ? await companyOf(world) : company;
  const cast = { ...own.people, clubId: await clubOf(world, own.people) };
  const expected: Partial<Record<Part, string | number>> = {};
  const got: Partial<Record<Part, string | number>> = {};
  const admin = own.people['system admin'];
  let isUnasked = false;
  let missing: string | undefined;
  for (const part of PARTS) {
    const [who, member] = part === 'visitor' ? [] : [cast[part], own.members[part]];
    expected[part] = expectation(endpoint, rules, part, member) ?? 'yes';
    const input = (await request?.({ world, cast, part })) ?? {};
    // Before anything is done: the same request is good as soon as it says why.
    if (part === 'system admin') isUnasked = await unaskedIn(world, who, endpoint, input);
    const earlier = await actsOf(world, admin.id);
    got[part] = answerIn(await world.send(who, endpoint, input));
    if (part !== 'system admin') continue;
    const acts = await actsOf(world, admin.id);
    missing = missingIn(acts.slice(earlier.length), endpoint);
  }
  // The next case finds these people as they were, or others.
  if (!spends) company = undefined;
  expect(got).toEqual(expected);
  expect(isUnasked, 'nobody asks why').toBe(false);
  expect(missing, 'not in the log').toBeUndefined();
  if (spends) return;

  await world.db.deleteFrom('clubs').where('id', '=', cast.clubId).execute();
  const after = await stateOf(world, own.people);
  expect(after, 'the people have changed, so the case `spends` them').toEqual(own.standing);
  company = own;
});
