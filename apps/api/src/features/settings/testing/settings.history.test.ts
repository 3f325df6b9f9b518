import { type Person, type World, createWorld } from '#testing/world';
import { DEFAULT_SETTINGS, settingsEndpoints } from '@ribbon/domain/settings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const reason = 'A test';

const { change, history, read, undo } = settingsEndpoints;

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ roles: ['system_admin'] });
});
afterAll(() => world.close());
beforeEach(() => world.call(admin, change, { body: { ...DEFAULT_SETTINGS, reason } }));

const newest = async () => {
  const { changes } = await world.call(admin, history, { query: {} });
  const [first] = changes;
  if (first === undefined) throw new Error('nothing has changed yet');
  return first;
};
const undoing = (changeId: string) => ({ params: { changeId }, body: { reason } });

describe('the history of the settings', () => {
  it('says who changed what, when, from what to what, newest first', async () => {
    await world.call(admin, change, { body: { platformName: 'Hoopla', betaMode: true, reason } });
    const { changes } = await world.call(admin, history, { query: {} });
    expect(changes.slice(0, 2)).toMatchObject([
      { setting: 'betaMode', from: 'false', to: 'true', by: expect.any(String), isLatest: true },
      { setting: 'platformName', from: 'Ribbon', to: 'Hoopla', isUndo: false },
    ]);
    expect(changes[0]?.at).toBeInstanceOf(Date);
  });

  it('has nothing to say about what stayed as it was', async () => {
    await world.call(admin, change, { body: { platformName: 'Hoopla', reason } });
    const { id } = await newest();
    await world.call(admin, change, { body: { platformName: 'Hoopla', betaMode: false, reason } });
    expect((await newest()).id).toBe(id);
  });

  it('is read page by page', async () => {
    for (let nth = 0; nth < 12; nth += 1) {
      await world.call(admin, change, { body: { platformName: `Name ${nth}`, reason } });
    }
    const first = await world.call(admin, history, { query: {} });
    expect(first.changes).toHaveLength(10);
    const cursor = first.next ?? '';
    const second = await world.call(admin, history, { query: { cursor } });
    expect(second.changes[0]).toMatchObject({ to: 'Name 1', isLatest: false });
    const ids = [...first.changes, ...second.changes].map(({ id }) => Number(id));
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
  });
});

describe('undoing a change', () => {
  it('brings back what was before, is a change itself, and can be undone', async () => {
    await world.call(admin, change, { body: { homeTitle: 'A carpet of our own', reason } });
    const { id } = await newest();
    expect(await world.call(admin, undo, undoing(id))).toEqual(DEFAULT_SETTINGS);
    expect(await world.call(undefined, read)).toEqual(DEFAULT_SETTINGS);
    const undone = await newest();
    expect(undone).toMatchObject({
      setting: 'homeTitle',
      from: 'A carpet of our own',
      to: DEFAULT_SETTINGS.homeTitle,
      isUndo: true,
    });
    const again = await world.call(admin, undo, undoing(undone.id));
    expect(again.homeTitle).toBe('A carpet of our own');
    const acts = await world.db
      .selectFrom('audit_log')
      .select(['action', 'reason'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    const act = { action: 'settings.undone', reason };
    expect(acts).toEqual([act, act]);
  });

  it('is refused once the setting has been changed since, and by nobody undone twice', async () => {
    await world.call(admin, change, { body: { platformName: 'Hoopla', reason } });
    const { id } = await newest();
    await world.call(admin, change, { body: { platformName: 'Hooray', reason } });
    expect(await world.refusal(admin, undo, undoing(id))).toMatchObject({
      status: 409,
      message: 'This setting has been changed since. Please undo the newer change first.',
    });
    expect((await world.call(undefined, read)).platformName).toBe('Hooray');

    const latest = (await newest()).id;
    const both = await Promise.allSettled([
      world.call(admin, undo, undoing(latest)),
      world.call(admin, undo, undoing(latest)),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await world.call(undefined, read)).platformName).toBe('Hoopla');
  });

  it('does not mind changes of other settings', async () => {
    await world.call(admin, change, { body: { platformName: 'Hoopla', reason } });
    const { id } = await newest();
    await world.call(admin, change, { body: { betaMode: true, reason } });
    expect(await world.call(admin, undo, undoing(id))).toEqual({
      ...DEFAULT_SETTINGS,
      betaMode: true,
    });
  });

  it.each(['999999999999999999', '0'])('knows no change %s', async (id) => {
    expect((await world.refusal(admin, undo, undoing(id))).status).toBe(404);
  });
});
