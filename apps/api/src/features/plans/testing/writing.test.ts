import { planSession } from '#testing/sport/plans';
import { addDays, calendarEndpoints } from '@ribbon/domain/calendar';
import { PlanSessionId, planEndpoints } from '@ribbon/domain/plans';
import { reportEndpoints } from '@ribbon/domain/reports';
import { describe, expect, it } from 'vitest';
import {
  club,
  draft,
  enter,
  firstEvent,
  openWorld,
  published,
  see,
  sessionsOf,
  world,
  written,
} from './plans.fixture.ts';

const { archive, change, changeBlocks, copy, create, figures, list, publish, read, sessions } =
  planEndpoints;

openWorld();

describe('a training plan', () => {
  it('is a draft that only those who run the club see', async () => {
    const planId = await written();
    const coach = await world.person();
    await club.join(coach, 'coach');
    const member = await club.member();
    expect(await see(coach, planId)).toMatchObject({
      status: 'draft',
      weeksCount: 2,
      sessionsCount: 2,
      canManage: true,
      weeks: [
        {
          focus: 'Throws',
          sessions: [{ eventId: null, blocks: [{ minutes: 20 }, { minutes: 40 }] }],
        },
        { focus: '' },
      ],
    });
    expect(await world.refusal(member, read, { params: { planId } })).toMatchObject({
      status: 404,
    });
    const drafts = { query: { clubId: club.id, status: 'draft' as const } };
    expect((await world.call(coach, list, drafts)).plans).toHaveLength(1);
    expect((await world.call(member, list, drafts)).plans).toEqual([]);
  });

  it('is reported with every word in it, by those who can see it', async () => {
    const planId = await published();
    const member = await club.member();
    const about = {
      contentType: 'training_plan',
      contentId: planId,
      reason: 'inappropriate',
      description: 'Too much for ten-year-olds',
      childAtRiskNow: false,
    } as const;
    await world.call(member, reportEndpoints.file, { body: about });
    const ticket = await world.db
      .selectFrom('report_tickets')
      .select(['content_type', 'snapshot'])
      .where('content_id', '=', planId)
      .executeTakeFirstOrThrow();
    expect(ticket).toMatchObject({
      content_type: 'training_plan',
      snapshot: { text: expect.stringContaining('Large throw') },
    });
    const stranger = await world.person();
    expect(await world.refusal(stranger, reportEndpoints.file, { body: about })).toMatchObject({
      status: 404,
    });
  });

  it('is written by confirmed coaches and admins alone', async () => {
    const unconfirmed = await world.person({ userType: 'coach' });
    await club.join(unconfirmed, 'unconfirmed coach');
    const input = { params: { clubId: club.id }, body: draft() };
    expect(await world.refusal(unconfirmed, create, input)).toMatchObject({ status: 403 });
    const stranger = await world.person({ userType: 'coach' });
    expect(await world.refusal(stranger, create, input)).toMatchObject({ status: 404 });
  });

  it('becomes events of the calendar when it is published', async () => {
    const member = await club.member();
    const planId = await published({
      weeks: [{ focus: 'Throws', sessions: [planSession({ capacity: 8 })] }],
    });
    const eventId = await firstEvent(planId);
    const event = await world.call(member, calendarEndpoints.read, {
      params: { eventId: eventId },
    });
    expect(event).toMatchObject({
      title: 'Hoop squad',
      kind: 'training',
      capacity: 8,
      description: 'Autumn programme: Throws',
      location: 'Hall 2',
    });
    expect(await world.call(member, sessions, { query: { clubId: club.id } })).toMatchObject({
      sessions: [
        {
          event: { id: eventId, level: 'beginner' },
          plan: { id: planId },
          blocks: [{}, {}],
        },
      ],
      next: null,
    });
    expect(await world.call(member, figures, { query: { clubId: club.id } })).toEqual({
      plans: 1,
      sessions: 1,
      participants: 0,
    });
  });

  it('is published once, whole, and in the future', async () => {
    const planId = await written({ startsOn: addDays(draft().startsOn, -14) });
    const input = { params: { planId }, body: { version: 1 } };
    expect(await world.refusal(club.admin, publish, input)).toMatchObject({
      message: 'The first session would be in the past. Please choose a later start week.',
    });
    const empty = await written({ weeks: [{ focus: '', sessions: [] }] });
    expect(
      await world.refusal(club.admin, publish, { params: { planId: empty }, body: { version: 1 } }),
    ).toMatchObject({ message: 'Please add a session first.' });
    const good = await published();
    expect(
      await world.refusal(club.admin, publish, { params: { planId: good }, body: { version: 2 } }),
    ).toMatchObject({ code: 'planChangedMeanwhile' });
  });

  it('keeps what two people change at once apart', async () => {
    const planId = await written();
    const body = { plan: draft({ title: 'Winter programme' }), version: 1 };
    await world.call(club.admin, change, { params: { planId }, body });
    expect(await see(club.admin, planId)).toMatchObject({ title: 'Winter programme', version: 2 });
    expect(await world.refusal(club.admin, change, { params: { planId }, body })).toMatchObject({
      code: 'planChangedMeanwhile',
    });
  });

  it('can be copied with everything in it, and its blocks change also when it is published', async () => {
    const planId = await published();
    const sessionId = PlanSessionId.parse((await sessionsOf(planId))[0]?.id);
    const block = { title: 'Pivots', minutes: 90, apparatus: null, elements: ['Passé pivot'] };
    const blocks = [block];
    const params = { planId, sessionId };
    await world.call(club.admin, changeBlocks, { params, body: { blocks } });
    const tooLong = { blocks: [{ ...block, minutes: 91 }] };
    expect(await world.refusal(club.admin, changeBlocks, { params, body: tooLong })).toMatchObject({
      message: 'The blocks take longer than the session',
    });
    const startsOn = addDays(draft().startsOn, 70);
    const made = await world.call(club.admin, copy, { params: { planId }, body: { startsOn } });
    const copied = await see(club.admin, made.planId);
    expect(copied).toMatchObject({ status: 'draft', startsOn, sessionsCount: 2, participants: 0 });
    expect(copied.weeks[0]?.sessions[0]).toMatchObject({ eventId: null, blocks });
  });

  it('is archived, and its sessions are cancelled if that is wished', async () => {
    const planId = await published();
    const member = await club.member();
    await enter(member, planId);
    const eventId = await firstEvent(planId);
    const body = { version: 2, cancelSessions: true };
    await world.call(club.admin, archive, { params: { planId }, body });
    expect(
      await world.call(member, calendarEndpoints.read, { params: { eventId: eventId } }),
    ).toMatchObject({ status: 'cancelled' });
    expect(await world.refusal(member, read, { params: { planId } })).toMatchObject({
      status: 404,
    });
  });

  it('has every text moderated, and a refusal names its place', async () => {
    const blocks = [{ title: 'You stupid bitch', minutes: 5, apparatus: null, elements: [] }];
    const body = draft({ weeks: [{ focus: '', sessions: [planSession({ blocks })] }] });
    const refused = await world.refusal(club.admin, create, { params: { clubId: club.id }, body });
    expect(refused).toMatchObject({
      code: 'flagged',
      issues: [{ path: 'weeks.0.sessions.0.blocks.0.title' }],
    });
  });
});
