import { newClub } from '#testing/club';
import { booksOf } from '#testing/decisions/reviews';
import { type Person, type World, createWorld } from '#testing/world';
import { reviewEndpoints as endpoints } from '@ribbon/domain/reviews';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

const PEOPLE = 4;

let world: World;
let admin: Person;
let authors: Person[];
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ roles: ['system_admin'] });
  authors = await Promise.all(Array.from({ length: PEOPLE }, () => world.person()));
});
afterAll(() => world.close());

const step = fc.record({
  act: fc.constantFrom('submit', 'edit', 'approve', 'reject', 'remove', 'erase'),
  who: fc.nat(PEOPLE - 1),
  rating: fc.constantFrom(1, 2, 3, 4, 5),
});

it('rating and count of a club always equal a plain recount, whatever happens in which order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const clubId = await newClub(world);
      const params = { clubId };
      for (const { act, who, rating } of steps) {
        const author = authors[who] as Person;
        const body = { rating: rating as 1, comment: '' };
        // What is not possible at this moment is refused, and must change nothing either.
        if (act === 'submit') await world.send(author, endpoints.submit, { params, body });
        else if (act === 'edit') await world.send(author, endpoints.edit, { params, body });
        else if (act === 'remove') await world.send(author, endpoints.remove, { params });
        else {
          const { review } = await world.call(author, endpoints.reviewAccess, { params });
          if (review === null) continue;
          const of = { params: { reviewId: review.id } };
          if (act === 'erase') {
            await world.send(admin, endpoints.erase, { ...of, body: { reason: 'Tidying up' } });
          } else {
            const decision = act === 'approve' ? 'approved' : 'rejected';
            const seen = review.updatedAt.toISOString();
            await world.send(admin, endpoints.decide, {
              ...of,
              body: { decision, reason: 'Looked at', seen },
            });
          }
        }
        const { kept, counted } = await booksOf(world, clubId);
        expect(kept).toEqual(counted);
      }
    }),
    { numRuns: 25 },
  );
}, 120_000);
