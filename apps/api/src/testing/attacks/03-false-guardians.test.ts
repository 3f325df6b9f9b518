import { enrol, newClub } from '#testing/club';
import { asksAdult, linked, putInto, youngPerson } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import { TEEN_LINK_NOTICE_DAYS, TEEN_LINK_WARNING, familyEndpoints } from '@ribbon/domain/families';
import { friendEndpoints } from '@ribbon/domain/friends';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const DAY_MINUTES = 24 * 60;

const overview = (who: Person) => world.call(who, familyEndpoints.overview);
const childrenOf = async (adult: Person) => (await overview(adult)).children.map(({ id }) => id);
const guardiansOf = async (young: Person) => (await overview(young)).guardians.map(({ id }) => id);
const waitingFor = async (who: Person) => {
  const [link] = (await overview(who)).waitingLinks;
  if (link === undefined) throw new Error('no link waits');
  return link;
};
const notificationsOf = async (who: Person) => {
  await world.worker.run();
  const { notifications } = await world.call(who, notificationEndpoints.list, { query: {} });
  return notifications.map(({ type }) => type);
};
async function waitDays(days: number): Promise<void> {
  world.turnClock(days * DAY_MINUTES);
  await world.housekeeper.run();
}
/** Sessions end while the clock runs on. */
const back = (person: Person) => world.enter(person.id, person.email);
const answer = (linkId: string, approve: boolean) => ({
  params: { linkId },
  body: { approve },
});

/** A young person in a club, with the people who could confirm a link. */
async function inClub() {
  const clubId = await newClub(world);
  const young = await youngPerson(world);
  await enrol(world, clubId, young);
  const coach = await world.person({ userType: 'coach' });
  await enrol(world, clubId, coach, {
    membership_type: 'coach',
    coach_confirmed_at: world.clock(),
  });
  const admin = await world.person({ userType: 'club_admin' });
  await world.db.insertInto('club_admins').values({ club_id: clubId, user_id: admin.id }).execute();
  return { clubId, young, coach, admin };
}

describe('an adult whom a young person asked by mail', () => {
  it('is nobody to them before somebody has stood before it', async () => {
    const [young, adult] = [await youngPerson(world), await world.person()];
    await asksAdult(world, young, adult);
    expect(await childrenOf(adult)).toEqual([]);
    expect(await guardiansOf(young)).toEqual([]);
    const befriend = await world.refusal(adult, friendEndpoints.request, {
      body: { userId: young.id },
    });
    expect(befriend).toMatchObject({ status: 403 });
    const pause = await world.refusal(adult, familyEndpoints.setPause, {
      params: { childId: young.id },
      body: { paused: true },
    });
    expect(pause).toMatchObject({ status: 404 });
  });

  it('is shown to the young person with a warning, in the app and by mail', async () => {
    const [young, adult] = [await youngPerson(world), await world.person()];
    await asksAdult(world, young, adult);
    expect(await notificationsOf(young)).toContain('family_link_waiting');
    const mail = (await world.mailsTo(young.email)).find(({ text }) =>
      text.includes(TEEN_LINK_WARNING),
    );
    expect(mail?.text).toContain('/family');
    const link = await waitingFor(young);
    expect(link).toMatchObject({ adult: { id: adult.id }, isOwn: true });
    const days = (link.takesEffectAt.getTime() - world.clock().getTime()) / 86_400_000;
    expect(Math.round(days)).toBe(TEEN_LINK_NOTICE_DAYS);
  });

  it('is cancelled by the young person at any time, and never comes', async () => {
    const [young, adult] = [await youngPerson(world), await world.person()];
    await asksAdult(world, young, adult);
    const { id: linkId } = await waitingFor(young);
    const stranger = await world.person();
    const refused = await world.refusal(stranger, familyEndpoints.cancelLink, {
      params: { linkId },
    });
    expect(refused).toMatchObject({ status: 404 });
    await world.call(young, familyEndpoints.cancelLink, { params: { linkId } });
    await waitDays(TEEN_LINK_NOTICE_DAYS + 1);
    expect(await guardiansOf(await back(young))).toEqual([]);
  });

  it('takes effect after the days of notice, and not before', async () => {
    const [young, adult] = [await youngPerson(world), await world.person()];
    await asksAdult(world, young, adult);
    await waitDays(TEEN_LINK_NOTICE_DAYS - 1);
    expect(await guardiansOf(await back(young))).toEqual([]);
    await waitDays(1.1);
    expect(await guardiansOf(await back(young))).toEqual([adult.id]);
    expect(await notificationsOf(await back(young))).toContain('family_news');
  });

  it('does not take effect once the young person has blocked them', async () => {
    const [young, adult] = [await youngPerson(world), await world.person()];
    await asksAdult(world, young, adult);
    await world.call(young, friendEndpoints.blockPerson, { params: { userId: adult.id } });
    await waitDays(TEEN_LINK_NOTICE_DAYS + 1);
    expect(await guardiansOf(await back(young))).toEqual([]);
  });
});

describe('a link that waits', () => {
  it('is confirmed by a guardian who is there already', async () => {
    const [young, mother, adult] = [
      await youngPerson(world),
      await world.person(),
      await world.person(),
    ];
    await linked(world, young, mother);
    await asksAdult(world, young, adult);
    expect(await notificationsOf(mother)).toContain('link_to_confirm');
    expect((await world.mailsTo(mother.email))[0]?.subject).toContain(
      'to look after their account',
    );
    const [child] = (await overview(mother)).children;
    const [link] = child?.waitingLinks ?? [];
    expect(link).toMatchObject({ adult: { id: adult.id } });
    await world.call(mother, familyEndpoints.answerLink, answer(link?.id ?? '', true));
    expect(await childrenOf(adult)).toEqual([young.id]);
  });

  it('is ended by a guardian’s no, and the young person is told', async () => {
    const [young, mother, adult] = [
      await youngPerson(world),
      await world.person(),
      await world.person(),
    ];
    await linked(world, young, mother);
    await asksAdult(world, young, adult);
    const { id } = await waitingFor(young);
    await world.call(mother, familyEndpoints.answerLink, answer(id, false));
    expect(await notificationsOf(young)).toContain('family_link_settled');
    await waitDays(TEEN_LINK_NOTICE_DAYS + 1);
    expect(await guardiansOf(await back(young))).toEqual([mother.id]);
  });

  it.each(['coach', 'admin'] as const)(
    'is put before a confirmed %s of the club where there is no guardian',
    async (who) => {
      const club = await inClub();
      const adult = await world.person();
      await asksAdult(world, club.young, adult);
      expect(await notificationsOf(club[who])).toContain('link_to_confirm');
      const { links } = await world.call(club[who], familyEndpoints.linksToConfirm);
      expect(links).toHaveLength(1);
      await world.call(club[who], familyEndpoints.answerLink, answer(links[0]?.id ?? '', true));
      expect(await childrenOf(adult)).toEqual([club.young.id]);
    },
  );

  it('is nobody’s to confirm who has no part in it', async () => {
    const club = await inClub();
    // The one who is asked coaches there: nobody confirms themselves.
    await asksAdult(world, club.young, club.coach);
    const { id } = await waitingFor(club.young);
    const unconfirmed = await world.person({ userType: 'coach' });
    await enrol(world, club.clubId, unconfirmed, { membership_type: 'coach' });
    const elsewhere = await inClub();
    for (const nobody of [club.coach, unconfirmed, elsewhere.admin, club.young]) {
      const { links } = await world.call(nobody, familyEndpoints.linksToConfirm);
      expect(links).toEqual([]);
      const refused = await world.refusal(nobody, familyEndpoints.answerLink, answer(id, true));
      expect(refused).toMatchObject({ status: 404 });
    }
    expect(await guardiansOf(club.young)).toEqual([]);
  });

  it('is not the club’s business where a guardian is there, or the membership is not active', async () => {
    const club = await inClub();
    const [mother, adult] = [await world.person(), await world.person()];
    await linked(world, club.young, mother);
    await asksAdult(world, club.young, adult);
    const { id } = await waitingFor(club.young);
    const refused = await world.refusal(club.admin, familyEndpoints.answerLink, answer(id, true));
    expect(refused).toMatchObject({ status: 404 });

    const other = await inClub();
    await world.db
      .updateTable('club_memberships')
      .set({ status: 'waiting_club' })
      .where('user_id', '=', other.young.id)
      .execute();
    await asksAdult(world, other.young, adult);
    const { id: second } = await waitingFor(other.young);
    const outsider = await world.refusal(
      other.admin,
      familyEndpoints.answerLink,
      answer(second, true),
    );
    expect(outsider).toMatchObject({ status: 404 });
  });
});

describe('from 13 a linked adult looks, and does not rule', () => {
  it.each([14, 16])('at %i', async (age) => {
    const [young, adult, other] = [
      await youngPerson(world, age),
      await world.person(),
      await world.person(),
    ];
    await linked(world, young, adult);
    await linked(world, young, other);
    await world.db
      .updateTable('parental_relationships')
      .set({ role: 'primary' })
      .where('parent_id', '=', adult.id)
      .execute();
    const params = { childId: young.id };
    const pair = { ...params, guardianId: other.id };
    const denied = await Promise.all([
      world.refusal(adult, familyEndpoints.setPause, { params, body: { paused: true } }),
      world.refusal(adult, familyEndpoints.setPermission, {
        params: { ...params, permission: 'comment' },
        body: { granted: false },
      }),
      world.refusal(adult, familyEndpoints.inviteGuardian, {
        params,
        body: { email: 'accomplice@people.ribbon.test', role: 'full' },
      }),
      world.refusal(adult, familyEndpoints.handOver, { params: pair }),
      world.refusal(adult, familyEndpoints.removeGuardian, { params: pair }),
      world.refusal(adult, friendEndpoints.request, { body: { userId: young.id } }),
      world.refusal(young, friendEndpoints.request, { body: { userId: adult.id } }),
    ]);
    expect(denied.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403]);
    expect(await childrenOf(adult)).toEqual([young.id]);
  });

  it('and the young person ends any link, also of the one who approved the account', async () => {
    const [young, adult] = [await youngPerson(world), await world.person()];
    await linked(world, young, adult, 'approval');
    await world.call(young, familyEndpoints.endOwnLink, { params: { guardianId: adult.id } });
    expect(await guardiansOf(young)).toEqual([]);
    expect(await notificationsOf(adult)).toContain('family_news');
  });

  it('lets an account go on that was paused before', async () => {
    const [young, adult] = [await youngPerson(world), await world.person()];
    await linked(world, young, adult);
    await putInto(world, young, 'paused');
    await world.call(young, familyEndpoints.resume);
    const row = await world.db
      .selectFrom('athlete_profiles')
      .select('status')
      .where('id', '=', young.id)
      .executeTakeFirstOrThrow();
    expect(row.status).toBe('active');
  });

  it('but a child under 13 does not lift a guardian’s pause', async () => {
    const [child, adult] = [
      await world.person({ userType: 'child_gymnast', birthYear: 2018 }),
      await world.person(),
    ];
    await linked(world, child, adult);
    await putInto(world, child, 'paused');
    expect(await world.refusal(child, familyEndpoints.resume, {})).toMatchObject({ status: 403 });
  });
});
