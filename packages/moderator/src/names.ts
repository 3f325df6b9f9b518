/** Names that others see: short, often without spaces, and no place for a number or a handle. */
import { phrasedIn } from './approach/approach.ts';
import { names } from './approach/contact.ts';
import { emails, gamerTags, links } from './detectors/safety/contact.ts';
import { findingsIn, judgeText, weigh } from './decide.ts';
import { vocabulary } from './lexicon/classes.ts';
import { find, rules } from './pattern/rules.ts';
import { read, type Reading } from './text/reading.ts';
import type { Category, Concern, Context, Verdict } from './verdict.ts';
import { MESSAGES, REASONS } from './words.ts';

const MOST_DIGITS = 8;
const MOBILE = /^(?:0|44|0044)7\d{4,}/;
const ENOUGH = 1;
/** What makes a name one that nobody should have to read. */
const UNFIT: readonly Category[] = [
  'grooming',
  'sexual',
  'self_harm',
  'threat',
  'hate',
  'profanity',
  'insult',
  'body_shaming',
  'drugs_alcohol',
];

/** The way to somebody elsewhere. Plain words such as "snap" only beside another one. */
const ELSEWHERE = rules([
  {
    weight: 1,
    phrases: [
      '=whatsapp|=snapchat|=instagram|=insta|=telegram|=tiktok|=discord|=onlyfans|=facetime|=viber|=wechat|=skype|=wickr|=omegle',
      '( =snap / =ig / =sc / =kik / =tele ) .',
      '. ( =snap / =ig / =kik )',
      '=call|=text|=dm|=pm|=add|=message|=ring|=msg|=whatsapp|=snap|=find|=follow|=inbox me',
      '=dm|=dms|=pm for|open|me',
    ],
  },
]);

/** Whether a name begins or ends with one of these; none does by chance. */
const edgedBy = (words: string) => new RegExp(`^(?:${words})|(?:${words})$`);
const RUDE = edgedBy(
  'fuck|cunt|nigger|nigga|faggot|whore|pornhub|pornstar|porno|pedo|paedo|hitler|sexy|penis|vagina|dildo|wanker|bitch|rapist',
);
const CALLING = edgedBy('whatsapp|snapchat|telegram|onlyfans|textme|callme|addme|snapme|messageme');
const EXACT = /^(?:nazi|nazis|slut|sluts|kys|kkk|porn|sex|cum)$/;
/** Real names of real people that are rude words elsewhere; beside another name they are names. */
const REAL = new Set(
  'dick cummings dyke hooker cox gay fanny randy hoare balls butt ho wang kuntz fuchs dong suk phuc weiner cock willy johnson small large black white short little coon'.split(
    ' ',
  ),
);
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '9': 'g',
  $: 's',
};
/** A year or a number behind a name: "mia_19", "Emma1994". In a short word they may be letters. */
const NUMBER_AT_END = /(?<=\p{L}{4}|[\s._-])\d{2,4}$/u;
const withoutNumber = (name: string) => name.replace(NUMBER_AT_END, '');
const unleeted = (name: string) =>
  withoutNumber(name).replaceAll(/[\d$]/g, (sign) => LEET[sign] ?? sign);

function withoutRealNames(name: string): string {
  const words = name.split(' ');
  const kept = words.filter((word) => !REAL.has(word.toLowerCase()));
  return kept.length > 0 && kept.length < words.length ? kept.join(' ') : name;
}

/** "CoachRhys_88" read as "coach rhys 88"; and with nothing between the letters. */
const spaced = (name: string) =>
  name
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{L}{3,})(\d)/gu, '$1 $2')
    .replaceAll(/[._\-–·|/]+/gu, ' ')
    .trim();
const joined = (name: string) => name.replaceAll(/[\s._\-–·|/\d]+/gu, '');

/** What nobody is called: the beginning of a talk, or the way to one. */
const IS_TALK: ReadonlySet<Concern> = new Set([
  'contact',
  'meeting',
  'whereabouts',
  'secrecy',
  'picture',
  'looks',
]);
const isTalk = (reading: Reading) => phrasedIn(reading).some((concern) => IS_TALK.has(concern));

function reaches(reading: Reading): boolean {
  const dialled = reading.digits.some(
    ({ digits }) => digits.length > MOST_DIGITS || MOBILE.test(digits),
  );
  return (
    dialled ||
    reading.plain.includes('@') ||
    [emails(reading), links(reading), gamerTags(reading)].some(({ length }) => length > 0) ||
    find(ELSEWHERE, reading).length > 0
  );
}

/** Words without a sign between them: "cuntface", "textme0770". */
function gluedIn(whole: string): Category | undefined {
  const { plain } = read(whole, vocabulary, 'en');
  if (CALLING.test(plain)) return 'personal_information';
  return RUDE.test(plain) || EXACT.test(plain) ? 'profanity' : undefined;
}

function unfitIn(text: string, context: Context): Category | undefined {
  const weights = weigh(findingsIn(text, context).findings);
  return UNFIT.find((category) => (weights.get(category) ?? 0) >= ENOUGH);
}

/** Judges a name by rules alone: the trained layers know sentences, not names. */
export function judgeName(name: string, context: Context = {}): Verdict {
  const clear = unleeted(name);
  const whole = [joined(name), joined(clear)];
  const ways = [
    ...new Set([name, spaced(name), spaced(clear)].map(withoutRealNames).concat(whole)),
  ];
  const readings = ways.map((way) => read(way, vocabulary, 'en'));
  // "121" is a private lesson in a sentence, and a number behind a name.
  const spoken = ways.map((way) => read(withoutNumber(way), vocabulary, 'en'));
  // A name of one word may look like a handle; beside other words it is one.
  const isHandle = /\S\s+\S/u.test(name) && names(read(name, vocabulary, 'en')).length > 0;
  const category =
    isHandle || readings.some(reaches) || spoken.some(isTalk)
      ? 'personal_information'
      : [...ways.map((way) => unfitIn(way, context)), ...whole.map(gluedIn)].find(
          (found) => found !== undefined,
        );
  const fine = judgeText('', context);
  if (category === undefined) return fine;
  const reasons = [MESSAGES.red, REASONS[category]];
  return {
    ...fine,
    isViolation: true,
    severity: 'red',
    category,
    reasons,
    confidence: 95,
    score: 1,
  };
}
