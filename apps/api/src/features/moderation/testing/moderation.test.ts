import { family } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import { type Refusal, moderationEndpoints, moderationFaults } from '@ribbon/domain/moderation';
import { postEndpoints } from '@ribbon/domain/posts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { answerDisclosure, status, test } = moderationEndpoints;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const post = (content: string) => ({ body: { content, visibility: 'friends' } }) as const;
const refused = async (who: Person, content: string): Promise<Refusal> => {
  const fault = await world.refusal(who, postEndpoints.create, post(content));
  if (!moderationFaults.flagged.matches(fault)) throw new Error(`not flagged: ${fault.message}`);
  return fault.data;
};
const verdictsOf = ({ id }: Person) =>
  world.db
    .selectFrom('moderation_verdicts')
    .selectAll()
    .where('author_id', '=', id)
    .orderBy('created_at')
    .execute();

describe('a post', () => {
  it('that is fine is published, and that it was read is written down without its words', async () => {
    const person = await world.person();
    const made = await world.call(person, postEndpoints.create, post('I love my new ribbon!'));
    expect(made.approvalStatus).toBe('approved');
    expect(await verdictsOf(person)).toMatchObject([
      { is_violation: false, severity: 'green', draft_text: null, decided_by: 'local' },
    ]);
  });

  it('that hurts is refused with the words of the product, and nothing is saved', async () => {
    const person = await world.person();
    const content = 'you are such an idiot, nobody likes you';
    const fault = await world.refusal(person, postEndpoints.create, post(content));
    expect(fault).toMatchObject({
      status: 422,
      message: 'This content could hurt someone in our gymnastics family',
    });
    const refusal = await refused(person, content);
    expect(refusal).toMatchObject({ severity: 'red', disclosureId: null });
    for (const { start, end } of refusal.spans) {
      expect(start).toBeLessThan(end);
      expect(end).toBeLessThanOrEqual(content.length);
    }
    expect((await world.call(person, postEndpoints.mine, { query: {} })).posts).toEqual([]);
  });

  it('that is unkind is asked to be kinder', async () => {
    const person = await world.person();
    const refusal = await refused(person, 'That routine was kinda boring tbh');
    expect(refusal).toMatchObject({
      severity: 'orange',
      message: "Let's think about how this might make others feel",
    });
  });

  it('of a child is read before the guardian sees it', async () => {
    const { child, guardian } = await family(world, { permissions: ['create_posts'] });
    await refused(child, 'you are such an idiot');
    expect(await verdictsOf(child)).toMatchObject([{ author_age_band: 'under13' }]);
    await world.call(child, postEndpoints.create, post('I love my new ribbon!'));
    expect((await verdictsOf(child)).length).toBe(2);
    expect(guardian.id).toBeDefined();
  });
});

describe('the words of a refused draft', () => {
  it('of a minor are gone after 30 days; that it was refused stays', async () => {
    const own = await createWorld();
    const teen = await own.person({ birthYear: own.clock().getUTCFullYear() - 15 });
    await own.refusal(teen, postEndpoints.create, post('you are such an idiot'));
    const rows = () =>
      own.db.selectFrom('moderation_verdicts').select(['draft_text', 'is_violation']).execute();
    own.turnClock(29 * 24 * 60);
    await own.housekeeper.run();
    expect(await rows()).toEqual([{ draft_text: 'you are such an idiot', is_violation: true }]);
    own.turnClock(2 * 24 * 60);
    await own.housekeeper.run();
    expect(await rows()).toEqual([{ draft_text: null, is_violation: true }]);
    await own.close();
  });
});

describe('somebody who tells of being hurt', () => {
  const WORDS = 'my coach hit me with the club when I got it wrong';
  const reportsAbout = ({ id }: Person) =>
    world.db
      .selectFrom('safeguarding_reports')
      .select(['urgency', 'source', 'summary'])
      .where('child_id', '=', id)
      .execute();

  it('is thanked and shown help, never scolded, and nobody is told without a yes', async () => {
    const teen = await world.person({ birthYear: world.clock().getUTCFullYear() - 14 });
    const refusal = await refused(teen, WORDS);
    expect(refusal).toMatchObject({
      message: 'Thank you for telling us. You did the right thing.',
      details: [],
      suggestions: [],
      help: true,
    });
    expect(refusal.disclosureId).not.toBeNull();
    expect(await reportsAbout(teen)).toEqual([]);
  });

  it('is heard by a person once they agree, and only then', async () => {
    const admin = await world.person({ roles: ['system_admin'] });
    const teen = await world.person({ birthYear: world.clock().getUTCFullYear() - 14 });
    const { disclosureId } = await refused(teen, WORDS);
    const params = { disclosureId: disclosureId ?? '' };
    const stranger = await world.person();
    expect(
      await world.refusal(stranger, answerDisclosure, { params, body: { wantsToTalk: true } }),
    ).toMatchObject({ status: 404 });
    await world.call(teen, answerDisclosure, { params, body: { wantsToTalk: false } });
    expect(await reportsAbout(teen)).toEqual([]);
    await world.call(teen, answerDisclosure, { params, body: { wantsToTalk: true } });
    await world.call(teen, answerDisclosure, { params, body: { wantsToTalk: true } });
    const reports = await reportsAbout(teen);
    expect(reports).toMatchObject([{ urgency: 'urgent', source: 'disclosure' }]);
    expect(JSON.stringify(reports)).not.toContain('coach');
    await world.worker.run();
    const mails = await world.db
      .selectFrom('dev_mails')
      .select(['subject', 'text'])
      .where('to_address', 'like', `%${admin.email}%`)
      .execute();
    expect(mails.map(({ subject }) => subject)).toContain(
      'Ribbon: a child would like someone to talk to',
    );
    expect(JSON.stringify(mails)).toContain(teen.email);
    expect(JSON.stringify(mails)).not.toContain('hit me');
  });
});

describe('the settings page', () => {
  it('knows who reads and how often it refused', async () => {
    const admin = await world.person({ roles: ['system_admin'] });
    const before = await world.call(admin, status);
    const person = await world.person();
    await refused(person, 'you are such an idiot');
    const after = await world.call(admin, status);
    expect(after).toMatchObject({ provider: 'local', remoteHost: null });
    expect(after.refusedToday).toBe(before.refusedToday + 1);
    expect(await world.call(admin, test)).toMatchObject({ works: true });
  });
});
