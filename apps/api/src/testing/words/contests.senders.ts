import { challengeDraft, insertChallenge } from '#testing/sport/challenges';
import { competitionDraft, insertCompetition } from '#testing/sport/competitions';
import { makeOrganiser, registrationPlan } from '#testing/sport/entries';
import { NOBODY } from '#testing/matrix/case';
import { begunCompetition, startOf } from '#testing/sport/results';
import { clubTimeOf } from '@ribbon/domain/calendar';
import { type Prepare, systemAdmin } from './sender.ts';

/** The same for challenges and competitions. */
export const CONTEST_SENDERS: Readonly<Record<string, Prepare>> = {
  'challenges.create': async (world) => ({
    who: await world.person(),
    body: challengeDraft(clubTimeOf(world.clock()).day),
  }),
  'challenges.change': async (world) => {
    const { maker: _, clubId: __, ...body } = challengeDraft(clubTimeOf(world.clock()).day);
    const { id: challengeId } = await insertChallenge(world.db);
    return { who: await systemAdmin(world), params: { challengeId }, body };
  },
  'challenges.cancel': async (world) => {
    const { id: challengeId } = await insertChallenge(world.db);
    return { who: await systemAdmin(world), params: { challengeId }, body: { reason: 'Rain' } };
  },
  'competitions.submit': async (world) => ({
    who: await world.person(),
    body: competitionDraft('2099-01-01'),
  }),
  'competitions.change': async (world) => {
    const { clubId: _, ...body } = competitionDraft('2099-01-01');
    const who = await world.person();
    const by = { by: who.id, approval: 'pending' } as const;
    return { who, params: { competitionId: await insertCompetition(world.db, by) }, body };
  },
  'competitions.cancel': async (world) => {
    const who = await world.person();
    const competitionId = await insertCompetition(world.db, { by: who.id });
    await makeOrganiser(world.db, competitionId, who.id);
    return { who, params: { competitionId }, body: { reason: 'Rain' } };
  },
  'competitionEntries.plan': async (world) => {
    const who = await world.person();
    const competitionId = await insertCompetition(world.db, { by: who.id });
    await makeOrganiser(world.db, competitionId, who.id);
    const body = registrationPlan('2099-01-01', '2099-02-01');
    return { who, params: { competitionId }, body };
  },
  'competitionOrganisers.ask': async (world) => ({
    who: await world.person(),
    params: { competitionId: await insertCompetition(world.db) },
    body: { proof: 'We have hired the hall.', fileId: NOBODY },
  }),
  'competitionResults.score': async (world) => {
    const who = await world.person();
    const place = await begunCompetition(world.db, { by: who.id });
    const { entryId } = await startOf(world.db, place, { userId: who.id });
    return { who, params: { ...place, entryId }, body: { scores: [], reason: 'Typing error' } };
  },
  'competitionResults.import': async (world) => {
    const who = await world.person();
    const { competitionId } = await begunCompetition(world.db, { by: who.id });
    const csv = 'number,apparatus\n';
    return { who, params: { competitionId }, body: { csv, reason: 'Typing error' } };
  },
  'competitionAdmin.update': async (world) => {
    const { clubId: _, ...draft } = competitionDraft('2099-01-01');
    return {
      who: await systemAdmin(world),
      params: { competitionId: await insertCompetition(world.db) },
      body: { ...draft, status: 'upcoming', approvalStatus: 'approved', reason: 'A test' },
    };
  },
};
