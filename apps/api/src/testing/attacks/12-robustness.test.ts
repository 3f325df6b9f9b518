import { newClub } from '#testing/club';
import { family } from '#testing/family';
import { asFile, samples } from '#testing/media/samples';
import { befriended } from '#testing/posts';
import { type Person, type World, createWorld } from '#testing/world';
import { clubAdminEndpoints, teammateEndpoints } from '@ribbon/domain/clubs';
import { familyEndpoints } from '@ribbon/domain/families';
import { friendEndpoints } from '@ribbon/domain/friends';
import { mediaEndpoints } from '@ribbon/domain/media';
import { postEndpoints } from '@ribbon/domain/posts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const send = (who: Person, name: string, bytes: Uint8Array | string) =>
  world.send(who, mediaEndpoints.upload, {
    params: { purpose: 'profile' },
    file: asFile(name, bytes),
  });

describe('a picture of an odd shape', () => {
  it.each([
    [1, 60_000],
    [60_000, 1],
    [2, 20_000],
    [1, 1],
  ])('of %i by %i is taken or refused, and breaks nothing', async (width, height) => {
    const person = await world.person();
    const answer = await send(person, 'odd.png', await samples.picture(width, height));
    expect(answer.statusCode).toBe(200);
  });
});

/** Each layer shows the one below ten times: a short file that never ends being painted. */
const nested = (layers: number) => {
  const ids = Array.from({ length: layers }, (_, index) => index);
  const layer = (n: number) => `<g id="l${n + 1}">${`<use href="#l${n}"/>`.repeat(10)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><defs>
    <rect id="l0" width="9" height="9" opacity=".1"/>${ids.map(layer).join('')}</defs>
    <use href="#l${layers}"/></svg>`;
};

describe('a drawing that would be painted for ever', () => {
  it('is refused soon, and others are served meanwhile', async () => {
    const person = await world.person();
    const begun = Date.now();
    const painting = send(person, 'bomb.svg', nested(7));
    const other = await world.person();
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    expect((await send(other, 'small.svg', drawing)).statusCode).toBe(200);
    expect(Date.now() - begun).toBeLessThan(3500);
    expect((await painting).statusCode).toBe(422);
    expect(Date.now() - begun).toBeLessThan(8000);
  });

  it('does not stand in the way of one that uses a shape twice', async () => {
    const person = await world.person();
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><defs>
      <circle id="dot" r="4"/></defs><use href="#dot" x="9" y="9"/><use href="#dot" x="20" y="20"/></svg>`;
    expect((await send(person, 'dots.svg', drawing)).statusCode).toBe(200);
  });
});

describe('a guardian who approves while the child edits', () => {
  it('gets an answer, as the child does, and neither is an error', async () => {
    const { child, guardian } = await family(world, { permissions: ['create_posts'] });
    const codes: number[] = [];
    for (let round = 0; round < 16; round += 1) {
      const { id } = await world.call(child, postEndpoints.create, {
        body: { content: `A clean routine, take ${round}`, visibility: 'friends', media: [] },
      });
      const { children } = await world.call(guardian, familyEndpoints.overview);
      const item = children[0]?.inbox.at(-1);
      const answers = await Promise.all([
        world.send(guardian, familyEndpoints.decide, {
          params: { itemId: item?.id ?? '' },
          body: { approve: true },
        }),
        world.send(child, postEndpoints.edit, {
          params: { postId: id },
          body: { content: `A cleaner routine, take ${round}`, visibility: 'friends', media: [] },
        }),
      ]);
      codes.push(...answers.map(({ statusCode }) => statusCode));
    }
    expect(codes.filter((code) => code >= 500)).toEqual([]);
  });
});

describe('a line stays a line', () => {
  it.each(['\r\nBcc: everybody@people.ribbon.test', '\n', '\u0007', '\u0085', '\u2028', '\u202E'])(
    'no club is named with %j in it',
    async (sign) => {
      const admin = await world.person({ roles: ['system_admin'] });
      const refusal = await world.refusal(admin, clubAdminEndpoints.create, {
        body: { name: `Lark${sign}spur`, city: 'Leeds', country: 'Spain', reason: 'A test' },
      });
      expect(refusal).toMatchObject({ status: 400, issues: [{ path: 'name' }] });
    },
  );
});

describe('the surname of a minor', () => {
  it.each(['\u00A0', '\t', '\u2003', '\u3000'])('is not found behind %j either', async (space) => {
    const mia = await world.person({ birthYear: world.clock().getUTCFullYear() - 15 });
    const mate = await world.person({ birthYear: world.clock().getUTCFullYear() - 15 });
    await world.db
      .updateTable('athlete_profiles')
      .set({ full_name: `Mia${space}Quillfeather` })
      .where('id', '=', mia.id)
      .execute();
    await befriended(world, mia, mate);
    const clubId = await newClub(world);
    await world.db
      .insertInto('club_memberships')
      .values([mia, mate].map(({ id }) => ({ user_id: id, club_id: clubId, status: 'active' })))
      .execute();
    const friends = (search: string) =>
      world.call(mate, friendEndpoints.list, { query: { search } });
    expect((await friends('mia')).people).toHaveLength(1);
    expect((await friends('quill')).people).toEqual([]);
    const teammates = (search: string) =>
      world.call(mate, teammateEndpoints.list, { params: { clubId }, query: { search } });
    expect((await teammates('quill')).people).toEqual([]);
  });
});
