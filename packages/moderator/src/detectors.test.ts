import { describe, expect, it } from 'vitest';
import { moderate, type Category } from './index.ts';

const red = (text: string) => {
  const { severity, category } = moderate(text);
  return severity === 'red' ? category : undefined;
};

/** One sentence for each family of wording. */
const HARM: Readonly<Partial<Record<Category, readonly string[]>>> = {
  grooming: [
    'you seem so much older than your age',
    'what time do your parents go to bed?',
    'if your mum asks, say you forgot your shoes',
    'not a word to anyone, ok?',
    'only tell me, nobody else',
    'your dad asked me to fetch you after training',
    'you owe me a video after that present',
    'send me a picture of your legs',
  ],
  safeguarding_disclosure: [
    'my trainer sits on my back in the split until i cry',
    'he grabbed my throat after the competition',
    'she pulled me out of the hall by my hair',
    'the coach takes photos of us when we get changed',
    'he makes me sit on his knee',
    'i said stop and he did it anyway',
    'if i tell they will throw me out of the squad',
  ],
  self_harm: [
    'what is the easiest way to die',
    'i just want everything to stop',
    'i keep cutting myself',
    'i hit myself because i feel bad',
    'my friend says she wants to die',
    'hope you do not wake up',
  ],
  eating_disorder: [
    'day 3 without food and i feel great',
    'i stopped eating dinner to be lighter',
    'mum thinks i ate at school',
    'i feel guilty when i eat',
    'there is no such thing as too thin',
  ],
  sexual: [
    'what is your body count',
    'i want to get you out of that leotard',
    'send something spicy',
  ],
  threat: [
    'you are getting jumped after school',
    'i will scratch your eyes out',
    'pay me or the pictures go online',
    'i will make you wish you had never joined',
  ],
  personal_information: [
    'our address for the party is 12 Kestrel Way',
    'the gate code is 4471',
    'i go to Bramley Hill Academy',
    'it is only me at home until six',
  ],
  exclusion_bullying: [
    'unfollow her everyone',
    'give the new girl the wrong time',
    'act like she is invisible',
    'stop turning up, we like it better that way',
  ],
  insult: [
    'ur thick lol',
    'weirdo alert',
    'your parents must be so ashamed',
    'you sad little nobody',
  ],
  coach_club_defamation: [
    'a bunch of crooks',
    'they rigged the selection',
    'she belongs behind bars',
  ],
};

/** What the same words mean to everybody else. */
const FAIR: readonly (readonly [why: string, text: string])[] = [
  ['advice', 'Real friends never ask you to hide things from your parents'],
  ['advice', 'Nobody has the right to ask you for naked pictures'],
  ['parents are let in', 'Turn your camera on for the class, parents can watch too'],
  ['a thing in the picture', 'Take a photo of your certificate and send it to the office'],
  ['a surprise', "Don't tell mum, we are baking her a birthday cake"],
  ['family', 'Do you want to come to my house? My mum said yes'],
  ['correction', 'Massage your calves with a ball after training'],
  ['correction', 'Your knees should not bend in the leap'],
  ['correction', 'Watch your back when you go under the hoop'],
  ['correction', 'Squeeze your shoulder blades and feel your arms'],
  ['praise', 'Your legs look amazing in that leap'],
  ['praise', 'My coach is crazy in the best way'],
  ['praise', 'Shut up, that is amazing!'],
  ['praise', 'There is nobody like you'],
  ['a fair match', 'We can beat them next year'],
  ['an injury', 'I hurt my wrist yesterday and have to rest'],
  ['fiction', 'In the film the hero jumps off a cliff with a parachute'],
  ['told by a quotation', '"Go back where you came from" was what they shouted at her'],
  ['past and over', 'He apologised for calling me an idiot'],
  ['said no', 'I said no when they offered me a vape'],
  ['help found', 'I got help for bulimia and it was the best thing I did'],
  ['grown-ups', 'Mum and dad had a glass of wine on the balcony'],
  ['a colour', 'I hate the white tights'],
  ['a timetable', 'Girls should be in the hall by nine'],
  ['a subject', 'I do not like the French music in my routine'],
  ['apparatus', 'My clubs are rubbish, I need new ones'],
  ['shoes', 'Filthy trainers after the muddy walk'],
  ['the coach helps', 'Our coach fixed my bun before I went on'],
  ['floor work', 'Coach made us lie on the floor and breathe'],
  ['house rules', 'We are not allowed to eat in the hall'],
  ['hunger', 'I was starving after training and ate three plates'],
  ['a venue', 'The competition hall is at 14 Park Road'],
  ['a place in the race', 'So close, 4th place with a personal best'],
  ['numbers', 'I can recite 3.14159265358979'],
  ['a result', 'We won 3 medals and made 2 friends this week'],
  ['welcome', 'Make her feel welcome, she is new'],
  ['ill', 'She cannot play with us today because she has the flu'],
  ['animals', 'The fat cat sat on my bag again'],
];

describe.each(Object.entries(HARM))('%s', (category, texts) => {
  it.each(texts)('finds: %s', (text) => expect(red(text)).toBe(category));
});

describe('fair words are let through', () => {
  it.each(FAIR)('%s: %s', (_, text) => expect(red(text)).toBeUndefined());
});
