import { clubStateOf } from '#testing/decisions/claims';
import { listedClub } from '#testing/club';
import { type Person, type World, createWorld } from '#testing/world';
import type { ClubId } from '@ribbon/domain/accounts';
import { type ClaimId, type ClaimStatus, claimEndpoints } from '@ribbon/domain/claims';
import { clubAdminEndpoints } from '@ribbon/domain/clubs';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
let admin: Person;
let people: Person[];
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ roles: ['system_admin'] });
  people = [await world.person(), await world.person(), await world.person()];
});
afterAll(() => world.close());

const PEOPLE = 3;
const CLUBS = 2;

/** Rule 15 as one would tell it: requests of people for clubs, and who runs which club. */
interface Model {
  requests: {
    person: number;
    club: number;
    isOwnAddress: boolean;
    status: ClaimStatus;
    id: ClaimId;
  }[];
  /** The person who runs it. */
  holders: (number | undefined)[];
}

type Step = (model: Model, clubs: readonly ClubId[]) => Promise<void>;

const claimStep =
  (person: number, club: number, isOwnAddress: boolean): Step =>
  async (model, clubs) => {
    const who = people[person] as Person;
    const clubId = clubs[club] as ClubId;
    const email = isOwnAddress ? who.email : 'somebody.else@people.ribbon.test';
    const { statusCode } = await world.send(who, claimEndpoints.submit, {
      params: { clubId },
      body: { name: 'Nadia', email, message: 'I run it.' },
    });
    const isOpen = model.requests.some(
      (request) =>
        request.person === person && request.club === club && request.status === 'pending',
    );
    expect(statusCode).toBe(model.holders[club] !== undefined || isOpen ? 409 : 204);
    if (statusCode !== 204) return;
    const { id } = await world.db
      .selectFrom('club_claim_requests')
      .select('id')
      .where('club_id', '=', clubId)
      .where('requester_id', '=', who.id)
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow();
    model.requests.push({ person, club, isOwnAddress, status: 'pending', id: id as ClaimId });
  };

const decideStep =
  (nth: number, approve: boolean): Step =>
  async (model) => {
    const request = model.requests[nth % Math.max(model.requests.length, 1)];
    if (request === undefined) return;
    const { statusCode } = await world.send(admin, claimEndpoints.decide, {
      params: { claimId: request.id },
      body: { approve, reason: 'A test' },
    });
    const isFree = model.holders[request.club] === undefined;
    const expected =
      request.status !== 'pending'
        ? 409
        : !approve
          ? 200
          : !isFree
            ? 409
            : request.isOwnAddress
              ? 200
              : 422;
    expect(statusCode).toBe(expected);
    if (statusCode !== 200) return;
    request.status = approve ? 'approved' : 'rejected';
    if (approve) model.holders[request.club] = request.person;
  };

const removeStep =
  (person: number, club: number): Step =>
  async (model, clubs) => {
    const { statusCode } = await world.send(admin, clubAdminEndpoints.removeAdmin, {
      params: { clubId: clubs[club] as ClubId, userId: (people[person] as Person).id },
      body: { reason: 'Has left' },
    });
    const isHolder = model.holders[club] === person;
    expect(statusCode).toBe(isHolder ? 200 : 404);
    if (isHolder) model.holders[club] = undefined;
  };

const someone = fc.nat(PEOPLE - 1);
const aClub = fc.nat(CLUBS - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    arbitrary: fc.tuple(someone, aClub, fc.boolean()).map((wish) => claimStep(...wish)),
    weight: 3,
  },
  { arbitrary: fc.tuple(fc.nat(30), fc.boolean()).map((word) => decideStep(...word)), weight: 4 },
  { arbitrary: fc.tuple(someone, aClub).map((loss) => removeStep(...loss)), weight: 1 },
);

it('whatever is claimed, approved, rejected and taken away: a club is run by whom the model says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), async (steps) => {
      const clubs = [await listedClub(world), await listedClub(world)];
      const model: Model = { requests: [], holders: clubs.map(() => undefined) };
      for (const take of steps) {
        await take(model, clubs);
        for (const [nth, clubId] of clubs.entries()) {
          const holder = model.holders[nth];
          const ids = holder === undefined ? [] : [(people[holder] as Person).id];
          expect(await clubStateOf(world, clubId)).toMatchObject({
            status: holder === undefined ? 'listed' : 'approved',
            isClaimed: holder !== undefined,
            claimedBy: ids[0] ?? null,
            admins: ids,
            roles: ids,
            members: ids,
          });
        }
      }
    }),
    { numRuns: 40 },
  );
}, 120_000);
