import { clubIn, clubWithAdmin } from '#testing/club';
import { family } from '#testing/family';
import { type World, createWorld } from '#testing/world';
import { accountEndpoints } from '@ribbon/domain/accounts';
import { calendarEndpoints } from '@ribbon/domain/calendar';
import { familyEndpoints } from '@ribbon/domain/families';
import { friendEndpoints } from '@ribbon/domain/friends';
import { catalogueOf } from '@ribbon/languages/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { me, setLanguage, signUp } = accountEndpoints;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const UKRAINIAN = 'ribbon.language=uk';
const languageOf = async (person: Parameters<World['call']>[0]) =>
  (await world.call(person, me)).member?.language;

describe('a refusal', () => {
  it('is in the language of the request, in whole and for each field', async () => {
    const refused = await world.app.inject({
      method: 'POST',
      url: '/api/accounts',
      payload: { email: 'no', password: 'short' },
      headers: { 'accept-language': 'uk' },
    });
    const { code, message, issues } = refused.json();
    expect(code).toBe('invalidInput');
    expect([message, ...issues.map((issue: { message: string }) => issue.message)]).toSatisfy(
      (texts: string[]) => texts.every((text) => /[а-яіїєґ]/iu.test(text)),
    );
  });

  it('is English where nobody asks for anything else', async () => {
    const refused = await world.app.inject({ method: 'GET', url: '/api/nowhere' });
    expect(refused.json().message).toMatch(/^[A-Z]/u);
  });
});

describe('an account', () => {
  it('has the language in which it was made, and gets its emails in it', async () => {
    const person = {
      email: 'olena@people.ribbon.test',
      password: 'Ribbon!2026',
      confirmPassword: 'Ribbon!2026',
      username: 'olena_new',
      fullName: 'Olena Newcomer',
      birthMonth: 3,
      birthYear: 1999,
      country: 'Ukraine',
      userType: 'gymnast',
      clubId: null,
    } as const;
    const asked = { method: signUp.method, url: `/api${signUp.path}`, payload: person } as const;
    const applied = await world.app.inject({ ...asked, headers: { cookie: UKRAINIAN } });
    expect(applied.statusCode).toBe(204);
    const [mail] = await world.mailsTo(person.email);
    expect(mail?.html).toContain('<html lang="uk">');
    expect(mail?.subject).toMatch(/[а-яіїєґ]/iu);
  });

  it('reads emails in its own language, whatever the other person reads', async () => {
    const [writer, reader] = [await world.person(), await world.person()];
    await world.call(reader, setLanguage, { body: { language: 'bg' } });
    expect(await languageOf(reader)).toBe('bg');
    await world.call(writer, friendEndpoints.request, { body: { userId: reader.id } });
    const [mail] = await world.mailsTo(reader.email);
    expect(mail?.html).toContain('<html lang="bg">');
    expect(mail?.text).not.toMatch(/\b(?:would|like|friends|Hello)\b/u);
  });

  it('of a child under 13 has the language that a guardian chose', async () => {
    const { child, guardian } = await family(world);
    expect(await world.refusal(child, setLanguage, { body: { language: 'uk' } })).toMatchObject({
      status: 403,
    });
    await world.call(guardian, familyEndpoints.setLanguage, {
      params: { childId: child.id },
      body: { language: 'uk' },
    });
    expect(await languageOf(child)).toBe('uk');
    const { children } = await world.call(guardian, familyEndpoints.overview);
    expect(children[0]?.language).toBe('uk');
  });
});

describe('a file', () => {
  it('has its headings in the language of the person who asks for it', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const read = async (url: string, language: string) => {
      const cookie = `${admin.cookie}; ribbon.language=${language}`;
      return (await world.app.inject({ method: 'GET', url, headers: { cookie } })).body;
    };
    const members = `/api/club-admin/clubs/${clubId}/members.csv`;
    expect(await read(members, 'en')).toContain('"Name","Username","Role","Joined"');
    const say = (english: string) => catalogueOf('de').get(english) ?? 'missing';
    const headings = ['Name', 'Username', 'Role', 'Joined'].map((name) => `"${say(name)}"`);
    expect(await read(members, 'de')).toContain(headings.join(','));
  });

  it('for a calendar program is in the language of its owner', async () => {
    const { admin } = await clubIn(world);
    await world.call(admin, setLanguage, { body: { language: 'uk' } });
    const { address } = await world.call(admin, calendarEndpoints.openFeed, {
      body: { clubId: null },
    });
    const { body } = await world.app.inject({ method: 'GET', url: new URL(address).pathname });
    const unfolded = body.replaceAll('\r\n ', '');
    expect(unfolded).toContain(`X-WR-CALNAME:${catalogueOf('uk').get('My clubs') ?? 'missing'}`);
  });
});
