import { describe, expect, it } from 'vitest';
import { OUTPUTS } from './classifier/outputs.ts';
import { evidenceOf } from './combine.ts';
import { judgeText, moderate, type Category, type Opinion } from './index.ts';

/** Pairs of nearly the same words: the first hurts, the second does not. */
const PAIRS: Readonly<
  Partial<Record<Category, readonly (readonly [bad: string, fine: string])[]>>
> = {
  profanity: [
    ['what a shitty score', 'what a pretty score'],
    ['those judges are dicks', 'Dick Fosbury was a great jumper'],
    ['kiss my ass', 'the class assessment is on Monday in Scunthorpe'],
  ],
  insult: [
    ['you are so stupid', 'you are not stupid at all'],
    ['she is a pathetic loser', 'she called me a loser and that hurt'],
    ['you are an idiot', 'calling someone an idiot is not ok'],
  ],
  exclusion_bullying: [
    ["let's all ignore her until she quits", 'ignore the noise and enjoy your routine'],
    ['nobody wants you in our team', 'we want you in our team'],
  ],
  body_shaming: [
    ['you are too fat for this sport', 'my weight is on the wrong leg in the turn'],
    [
      'look at her huge thighs, they look disgusting',
      'squeeze your thighs together in the balance',
    ],
  ],
  self_harm: [
    ['i want to die', 'i nearly died of laughter'],
    ['just kill yourself', 'you killed that routine'],
  ],
  eating_disorder: [
    ['skip breakfast and lunch before the comp', 'please never skip breakfast before a comp'],
    ['any tips to throw up after dinner', 'what do you eat for dinner before a comp?'],
  ],
  threat: [
    ['i will break your legs', 'break a leg tomorrow'],
    ['i am going to kill you after training', 'this stretching is going to kill me'],
  ],
  sexual: [
    ['send me nudes', 'do you wear nude underwear under a white leo'],
    ['you look so sexy in that leo', 'you look so elegant in that leo'],
  ],
  drugs_alcohol: [
    ['we got drunk at the hotel', 'we drank hot chocolate at the hotel'],
    ['who has weed tonight', 'our rule: no drugs and no smoking at camp'],
  ],
  hate: [
    ['I hate muslims', 'I love that muslims and christians train together here'],
    ['black girls are ugly', 'black girls are amazing gymnasts'],
    ['immigrants are vermin', 'saying that immigrants are vermin is disgusting and racist'],
  ],
  coach_club_defamation: [
    ['our coach is a lying cheat', 'our coach is strict but fair'],
    ['this club is a scam run by crooks', 'this club is expensive and the hall is cold'],
  ],
  scam_spam: [
    [
      'earn $900 a week from home, dm me for details',
      'we raised $900 for the team at the bake sale',
    ],
  ],
  personal_information: [
    ['call me on 07700 900123', 'the meet is on 07/09/2025, results 12.300 and 11.950'],
    ['write to mia (at) example (dot) com', 'write to us at the club desk'],
    ['i live at 12 Oak Street', 'we start at 12 and finish at 3'],
  ],
  grooming: [
    [
      'this is our little secret, do not tell your mum',
      'the secret to a high leap is a strong push',
    ],
    ['are you home alone? send me a pic of you', 'how old do you have to be for junior?'],
  ],
  safeguarding_disclosure: [
    ['my coach slaps me when i drop the hoop', 'my coach pushed me hard and I love it'],
    ['he touched me and told me not to tell', 'her dance touched my heart'],
  ],
  discouraging_self_talk: [
    ['i am useless at everything', 'i will never give up'],
    ['maybe i should just quit', 'i thought i should quit but then i nailed it'],
  ],
  unkind_tone: [
    ['your routine was boring tbh', 'your routine was beautiful'],
    ['you only won because the judges like you', 'you won because you worked so hard'],
  ],
};
const ORANGE = new Set(['discouraging_self_talk', 'unkind_tone']);

describe.each(Object.entries(PAIRS))('%s', (category, pairs) => {
  it.each(pairs)('stops "%s", lets "%s" pass', (bad, fine) => {
    expect(moderate(bad).severity).toBe(ORANGE.has(category) ? 'orange' : 'red');
    expect(moderate(fine)).toMatchObject({ severity: 'green', category: undefined, spans: [] });
  });
});

describe('other languages', () => {
  it.each([
    'eres una tonta',
    'sei una stupida',
    'tu es nulle et moche',
    'du bist so dumm',
    'ты тупая дура',
    'ти дурна',
    'ти си глупачка',
  ])('stops "%s"', (text) => expect(moderate(text).severity).toBe('red'));
  it.each([
    '¡Qué rutina tan bonita!',
    'Complimenti per la gara!',
    'Bravo pour ta routine',
    'Das war eine tolle Übung',
    'Какая красивая лента!',
    'Дуже гарний виступ',
    'Много хубаво съчетание',
  ])('lets "%s" pass', (text) => expect(moderate(text).severity).toBe('green'));
});

describe('the verdict', () => {
  it('has the words and figures of the product', () => {
    expect(moderate('you are an idiot')).toMatchObject({ confidence: 95, isViolation: true });
    expect(moderate('you are an idiot').reasons[0]).toBe(
      'This content could hurt someone in our gymnastics family',
    );
    expect(moderate('i suck at ribbon').reasons[0]).toBe(
      "Let's think about how this might make others feel",
    );
    expect(moderate('i suck at ribbon').confidence).toBe(85);
    expect(moderate('nice leap').reasons).toEqual([
      'Content looks great for our gymnastics community!',
    ]);
    expect(moderate('nice leap').confidence).toBe(80);
  });

  it('thanks who tells of harm, and says when it is urgent', () => {
    const verdict = moderate('my coach hit me with the club');
    expect(verdict).toMatchObject({ disclosure: { imminent: false }, suggestions: [] });
    expect(moderate('i am going to kill myself tonight').disclosure).toEqual({ imminent: true });
    expect(moderate('you are an idiot').disclosure).toBeUndefined();
  });

  it('lets a club show how to reach it, but never a child', () => {
    const text = '+44 7700 900456';
    expect(
      moderate(text, { kind: 'club', field: 'phone', author: { ageBand: 'adult' } }).severity,
    ).toBe('green');
    expect(
      moderate(text, { kind: 'club', field: 'phone', author: { ageBand: '13-15' } }).severity,
    ).toBe('red');
  });

  it('hears the trained layers only when they are sure', () => {
    const sure = (logit: number): Opinion => ({
      logits: () => ({
        classifier: OUTPUTS.map((output) => (output === 'insult' ? logit : -6)),
        encoder: undefined,
      }),
      // Only the strongest of both counts here.
      combination: {
        red: evidenceOf(new Map(), {
          classifier: OUTPUTS.map(() => 0),
          encoder: undefined,
        }).map((_, at, all) => (at === all.length - 2 ? 2 : 0)),
        orange: [],
        redFrom: 0.9,
        orangeFrom: 1,
      },
    });
    expect(judgeText('hm hm hm hm hm hm', {}, sure(6))).toMatchObject({
      severity: 'red',
      category: 'insult',
    });
    expect(judgeText('hm hm hm hm hm hm', {}, sure(1)).severity).toBe('green');
  });

  it('asks nobody to be kinder in what nobody else reads', () => {
    const text = 'i am so useless at this';
    expect(moderate(text, { audience: 'friends' }).severity).toBe('orange');
    expect(moderate(text, { audience: 'private' }).severity).toBe('green');
    expect(moderate('i want to die', { audience: 'private' }).severity).toBe('red');
  });

  it.each([
    ['what the fuck was that score', 'That was really frustrating!'],
    ['what a shitty score that was today', 'what a score that was today'],
  ])('offers kinder words that are a sentence: %s', (text, kinder) => {
    expect(moderate(text).suggestions[0]).toBe(kinder);
  });
});
