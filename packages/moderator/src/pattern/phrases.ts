import type { Language } from '../verdict.ts';
import { rules, type RuleSet } from './rules.ts';

/** Phrases as a JSON file holds them; `note` says what a group is about. */
interface Group {
  weight: number;
  phrases: readonly string[];
  language?: string | undefined;
  note?: string | undefined;
}

/** What several phrases share: `{NAME}` in one of them stands for it. */
type Pieces = Readonly<Record<string, string>>;

const PIECE = /\{(\w+)\}/g;

const filled = (phrase: string, pieces: Pieces): string =>
  phrase.replaceAll(PIECE, (_, name: string) => {
    const piece = pieces[name];
    if (piece === undefined) throw new Error(`No piece called ${name} for: ${phrase}`);
    return filled(piece, pieces);
  });

/** The rules of a list of phrases that is kept beside its detector. */
export const rulesFrom = (groups: readonly Group[], pieces: Pieces = {}): RuleSet =>
  rules(
    groups.map(({ weight, phrases, language }) => ({
      weight,
      phrases: phrases.map((phrase) => filled(phrase, pieces)),
      ...(language === undefined ? {} : { language: language as Language }),
    })),
  );
