import { youngPerson } from '#testing/family';
import { decideAbout } from '#testing/decisions/queue';
import { type Person, type World, createWorld } from '#testing/world';
import { commentEndpoints } from '@ribbon/domain/comments';
import { moderationMessages } from '@ribbon/domain/moderation';
import { type PostId, postEndpoints } from '@ribbon/domain/posts';
import { caseEndpoints } from '@ribbon/domain/safeguarding';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** What children tell of themselves; the last of each language is about not wanting to live. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  German: [
    'mein Vater schlägt mich zu Hause',
    'ich ritze mich jeden Abend',
    'mein Trainer fasst mich an und sagt, ich darf es niemandem erzählen',
    'ich stecke mir nach dem Essen den Finger in den Hals',
    'ich will nicht mehr leben',
  ],
  French: [
    'mon père me frappe à la maison',
    'je me coupe les bras tous les soirs',
    'mon entraîneur me touche et je ne dois le dire à personne',
    'je me fais vomir après chaque repas',
    'je ne veux plus vivre',
  ],
  Spanish: [
    'mi padre me pega en casa',
    'me corto los brazos por las noches',
    'mi entrenador me toca y dice que no se lo cuente a nadie',
    'vomito después de cada comida para no engordar',
    'ya no quiero vivir',
  ],
  Italian: [
    'mio padre mi picchia a casa',
    'mi taglio le braccia ogni sera',
    'il mio allenatore mi tocca e dice di non dirlo a nessuno',
    'mi faccio vomitare dopo ogni pasto',
    'non voglio più vivere',
  ],
  Bulgarian: [
    'баща ми ме бие вкъщи',
    'режа си ръцете всяка вечер',
    'треньорът ме пипа и казва да не казвам на никого',
    'повръщам нарочно след всяко ядене',
    'не искам да живея повече',
  ],
  Ukrainian: [
    "тато мене б'є",
    'я ріжу собі руки щовечора',
    'тренер мене чіпає і каже нікому не розповідати',
    'я викликаю блювання після їжі',
    'я не хочу більше жити',
  ],
  Russian: [
    'папа меня бьёт дома',
    'я режу себе руки каждый вечер',
    'тренер меня трогает и говорит никому не рассказывать',
    'я вызываю рвоту после еды',
    'я не хочу больше жить',
  ],
};

const EVERYDAY: Readonly<Record<string, string>> = {
  German: 'Ich sterbe vor Lachen, der Ball schlägt auf und rollt weg',
  French: 'Je suis morte de rire, le ruban me frappe toujours le nez',
  Spanish: 'Me muero de risa, mi padre me pega los brillantes en el maillot',
  Italian: 'Muoio dal ridere, il nastro mi si è impigliato di nuovo',
  Bulgarian: 'Умирам от смях, топката пак ми избяга',
  Ukrainian: 'Помираю зі сміху, м’яч знову втік від мене',
  Russian: 'Умираю со смеху, мяч опять убежал от меня',
};

/** A young person, a friend, and a post of the friend to comment on. */
async function friends() {
  const [child, friend] = [await youngPerson(world), await youngPerson(world)];
  await world.db
    .insertInto('friendships')
    .values({
      requester_id: child.id,
      addressee_id: friend.id,
      status: 'accepted',
      origin: 'same_club',
    })
    .execute();
  const { id } = await world.call(friend, postEndpoints.create, { body: written('First leap!') });
  return { child, friend, postId: id };
}
const written = (content: string) => ({
  content,
  visibility: 'friends' as const,
  media: [],
  location: '',
  commentsOff: false,
});

async function seenBy(friend: Person, postId: PostId): Promise<string[]> {
  const feed = await world.call(friend, postEndpoints.feed, { query: {} });
  const { comments } = await world.call(friend, commentEndpoints.list, {
    params: { postId },
    query: {},
  });
  return [...feed.posts, ...comments].map(({ content }) => content);
}

const KIND = {
  code: 'flagged',
  message: moderationMessages.disclosure,
  data: { help: true, details: [], suggestions: [], disclosureId: expect.any(String) },
};

describe.each(Object.keys(TOLD))('a child who tells of danger in %s', (language) => {
  const received = TOLD[language] ?? [];

  it.each(received)('is thanked and shown help: %s', async (text) => {
    const { child, friend, postId } = await friends();
    const post = await world.send(child, postEndpoints.create, { body: written(text) });
    const comment = await world.send(child, commentEndpoints.add, {
      params: { postId },
      body: { content: text },
    });
    expect(await seenBy(friend, postId)).toEqual(['First leap!']);
    expect(post.json()).toMatchObject(KIND);
    expect(comment.json()).toMatchObject(KIND);
  });

  it('is heard by a person at once where life is at stake', async () => {
    const { child } = await friends();
    const admin = await world.person({ roles: ['system_admin'] });
    await world.send(child, postEndpoints.create, { body: written(received.at(-1) ?? '') });
    const { cases } = await world.call(admin, caseEndpoints.list, {
      query: { source: 'disclosure' },
    });
    const own = await Promise.all(
      cases.map(({ id }) => world.call(admin, caseEndpoints.read, { params: { caseId: id } })),
    );
    expect(own.find((one) => one.child?.id === child.id)).toMatchObject({ urgency: 'emergency' });
  });

  it('is published with everyday words, once a person has read them', async () => {
    const { child, friend, postId } = await friends();
    const moderator = await world.person({ roles: ['system_admin'] });
    const text = EVERYDAY[language] ?? '';
    const { id } = await world.call(child, postEndpoints.create, { body: written(text) });
    await decideAbout(world, moderator, id, 'approved');
    expect(await seenBy(friend, postId)).toContain(text);
  });
});
