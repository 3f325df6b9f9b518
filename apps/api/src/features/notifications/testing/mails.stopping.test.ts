import type { Person } from '#testing/world';
import { notificationEndpoints as endpoints } from '@ribbon/domain/notifications';
import { describe, expect, it } from 'vitest';
import { liked, openWorld, set, world } from './mails.fixture.ts';

openWorld();

describe('the link that stops mails', () => {
  /** Somebody who gets mails about likes, and the link in one of them. */
  async function reader() {
    const author = await world.person();
    await set(author, 'post_like', { email: true });
    await liked(author, await world.person());
    const [mail] = await world.mailsTo(author.email);
    const link = /Stop emails like this:\n(\S+)/u.exec(mail?.text ?? '')?.[1] ?? '';
    const { pathname, search, searchParams } = new URL(link);
    return { author, link: pathname + search, token: searchParams.get('token') ?? '' };
  }
  const mailsAfterLike = async ({ email, id }: Person) => {
    world.turnClock(61);
    await liked({ email, id } as Person, await world.person());
    return (await world.mailsTo(email)).length;
  };

  it('works without an account, for this kind and this person only', async () => {
    const { author, token } = await reader();
    const line = { params: { token } };
    expect(await world.call(undefined, endpoints.mailLine, line)).toEqual({
      type: 'post_like',
      isWanted: true,
    });
    expect(await mailsAfterLike(author)).toBe(2);
    await world.call(undefined, endpoints.stopMails, line);
    expect(await world.call(undefined, endpoints.mailLine, line)).toMatchObject({
      isWanted: false,
    });
    expect(await mailsAfterLike(author)).toBe(2);
    const again = await world.enter(author.id, author.email);
    const { kinds } = await world.call(again, endpoints.settings);
    expect(kinds.find(({ type }) => type === 'post_like')).toMatchObject({
      inApp: true,
      email: false,
    });
    expect(kinds.find(({ type }) => type === 'friend_request')).toMatchObject({ email: true });
  });

  it('is also in mails that had to wait', async () => {
    const { author } = await reader();
    await liked(author, await world.person());
    world.turnClock(61);
    const mails = await world.mailsTo(author.email);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).toContain('/stop-mails?token=');
  });

  it('does its work when a mail program posts to it, and shows a page to whoever opens it', async () => {
    const { author, link, token } = await reader();
    await world.app.inject({ url: link });
    const open = { params: { token } };
    expect(await world.call(undefined, endpoints.mailLine, open)).toMatchObject({ isWanted: true });
    const pressed = await world.app.inject({
      method: 'POST',
      url: link,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.statusCode).toBe(204);
    expect(await mailsAfterLike(author)).toBe(1);
  });

  it.each([
    ['nothing', () => ''],
    ['something else', () => 'x.y'],
    [
      'another person',
      (token: string) =>
        `${Buffer.from(`${crypto.randomUUID()} post_like`).toString('base64url')}.${token.split('.')[1]}`,
    ],
  ])('is refused with %s in it', async (_, forge) => {
    const token = forge((await reader()).token);
    const posted = await world.app.inject({ method: 'POST', url: `/stop-mails?token=${token}` });
    expect(posted.statusCode).toBe(404);
    const params = { token: token === '' ? 'none' : token };
    expect((await world.send(undefined, endpoints.stopMails, { params })).statusCode).toBe(404);
  });

  it('is gone with the account', async () => {
    const { author, token } = await reader();
    await world.db.deleteFrom('users').where('id', '=', author.id).execute();
    expect(
      (await world.send(undefined, endpoints.mailLine, { params: { token } })).statusCode,
    ).toBe(404);
  });
});
