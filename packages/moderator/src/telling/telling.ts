/**
 * Danger told in another language than English: being hit or touched, a secret that must be kept,
 * hurting oneself, not wanting to live, starving, fear of a coach or of home. The trained layers read
 * these languages badly, so what only leans that way counts as well: it is answered kindly.
 */
import type { Detector } from '../detectors/finding.ts';
import { shippedLeaning } from '../shipped.ts';
import type { Reading } from '../text/reading.ts';
import bg from './bg.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import { expressionOf, folded, type Pieces } from './phrases.ts';
import ru from './ru.json' with { type: 'json' };
import uk from './uk.json' with { type: 'json' };

/** The wordings of one language. */
interface Wordings {
  pieces: Pieces;
  /** Idioms, the sport, games: taken out before anything else is looked for. */
  harmless: readonly string[];
  /** Life is at stake. */
  life: readonly string[];
  danger: readonly string[];
  /** An adult, a hurt and the writer in one sentence, in any order. */
  leaning: { who: string; does: string; me: string };
}

/** The kinds of danger told, the weightiest first; `idiom` only sounds like one. */
const TOLD = ['life', 'danger', 'idiom', 'nothing'] as const;
type Told = (typeof TOLD)[number];

function listener({ pieces, harmless, life, danger, leaning }: Wordings) {
  const isHarmless = expressionOf(harmless, pieces, 'g');
  const isLife = expressionOf(life, pieces);
  const isDanger = expressionOf(danger, pieces);
  const signs = [leaning.does, leaning.who, leaning.me].map((words) =>
    expressionOf([words], pieces),
  );
  const leans = (sentence: string) => signs.every((sign) => sign.test(sentence));
  return (text: string): Told => {
    const rest = text.replaceAll(isHarmless, '. ');
    if (isLife.test(rest)) return 'life';
    if (isDanger.test(rest)) return 'danger';
    if (rest.split('.').some(leans)) return 'danger';
    return rest === text ? 'nothing' : 'idiom';
  };
}

const LATIN = [de, fr, es, it].map(listener);
const CYRILLIC = [bg, uk, ru].map(listener);
const HAS_CYRILLIC = /\p{Script=Cyrillic}/u;
const HAS_LATIN = /\p{Script=Latin}/u;

const known = new WeakMap<Reading, Told>();

/** From here on the trained layer alone is enough; what sounds like an idiom has to lean further. */
const LEANS = { nothing: 1, idiom: 6 } as const;
/** As far as this from telling of danger, a phrase was meant in another way. */
const LEANS_AWAY = -2;

/** The trained layer hears what phrases miss, and drops what they take too seriously. */
function weighed({ original, language }: Reading, told: Told): Told {
  if (language === 'en' || told === 'life') return told;
  const leaning = shippedLeaning()(original);
  if (told === 'danger') return leaning < LEANS_AWAY ? 'idiom' : told;
  return leaning > LEANS[told] ? 'danger' : told;
}

function toldIn(reading: Reading): Told {
  let told = known.get(reading);
  if (told === undefined) {
    const { plain } = reading;
    const text = folded(plain);
    const heard = new Set(
      [...(HAS_LATIN.test(plain) ? LATIN : []), ...(HAS_CYRILLIC.test(plain) ? CYRILLIC : [])].map(
        (listen) => listen(text),
      ),
    );
    told = weighed(reading, TOLD.find((one) => heard.has(one)) ?? 'nothing');
    known.set(reading, told);
  }
  return told;
}

/** As plain as two rules: one such sentence is enough, regardless of the trained layers. */
const WEIGHT = 2;
/** The categories an idiom may be mistaken for. */
const TAKEN_FOR = ['self_harm', 'eating_disorder', 'safeguarding_disclosure'] as const;

/** Finds danger told in another language. The whole text counts, not one stretch of it. */
export const telling: Detector = ({ reading }) => {
  const told = toldIn(reading);
  if (told === 'nothing') return [];
  if (told === 'idiom') {
    return TAKEN_FOR.map((category) => ({ category, start: 0, end: 0, weight: 0 }));
  }
  return [{ category: 'safeguarding_disclosure', start: 0, end: 0, weight: WEIGHT }];
};

/** Whether the text says that life is at stake. */
export const tellsOfLife = (reading: Reading): boolean => toldIn(reading) === 'life';

/**
 * Whether the author speaks of themselves. Words that English has too are left out: "yo", "ma",
 * "mi".
 */
const FIRST_PERSON =
  /(?<!\p{L})(?:i|im|me|my|ich|mich|mir|meine?[mnrs]?|je|j|moi|mon|mes|quiero|mí|io|mio|mia|voglio|vorrei|я|мене|мені|мною|меня|мне|мой|моя|аз|мен|ме|ми|искам|хочу)(?!\p{L})/iu;
export const speaksOfSelf = (text: string): boolean => FIRST_PERSON.test(text);
