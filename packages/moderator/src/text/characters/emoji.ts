import emoji from './emoji.json' with { type: 'json' };

type Names = Readonly<Record<string, string>>;

/** What an emoji says when it stands for a word. The first word is its name in brackets too. */
const NAMES: Names = emoji.names;
/** Pictures that say something only where an adult writes to a child; elsewhere they stay pictures. */
const SIGNS: Names = emoji.signs;
/** Flags stand for the people of a country where somebody says something about them. */
const PEOPLES: Names = emoji.peoples;

/** Skin tones, light to dark: the dark ones make "people" of a hand or a face. */
export const isDarkTone = (point: number) => point >= 0x1f3fe && point <= 0x1f3ff;
export const isSkinTone = (point: number) => point >= 0x1f3fb && point <= 0x1f3ff;

export const signName = (symbol: string): string | undefined => SIGNS[symbol];
export const emojiName = (symbol: string): string | undefined => NAMES[symbol];

const FIRST_INDICATOR = 0x1f1e6;
export const isIndicator = (point: number) =>
  point >= FIRST_INDICATOR && point <= FIRST_INDICATOR + 25;
export const indicatorLetter = (point: number) => String.fromCharCode(97 + point - FIRST_INDICATOR);
export const peopleOf = (letters: string): string | undefined => PEOPLES[letters.toUpperCase()];

/** Letters drawn as emoji, which Unicode's own compatibility mapping leaves alone. */
export function boxedLetter(point: number): string | undefined {
  for (const first of [0x1f130, 0x1f150, 0x1f170]) {
    if (point >= first && point < first + 26) return String.fromCharCode(97 + point - first);
  }
  return undefined;
}
