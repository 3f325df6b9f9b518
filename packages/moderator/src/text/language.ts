import type { Language } from '../verdict.ts';
import type { Token } from './tokens.ts';

const FUNCTION_WORDS: Readonly<Record<string, string>> = {
  en: 'the you are is and to of my she he that this i it in for your be with not do have was me we at on so',
  es: 'el la los las eres es tu que no de y un una en por para con mi muy estas soy te lo pero como si esta yo',
  it: 'il lo gli sei e che non di un una in per con mi ti sono tu la questa questo molto ma come tua mia hai ho',
  fr: 'le les tu es est et que pas de un une des je dans pour avec ma mon ta ton tres suis elle nous vous sur c j',
  de: 'der die das du bist ist und nicht ein eine ich zu mit mein dein sie er wir auf fur so sehr aber auch hast dich',
  ru: 'и ты не на что я в она он это мы с как но у меня тебя так все мой моя твоя очень быть был была её',
  uk: 'і ти не на що я в вона він це ми з як але у мене тебе так всі мій моя твоя дуже та й бути є ще',
  bg: 'и ти не на че аз в тя той това ние с как но ме те си е да се са ще мога много съм сме за от',
};
const WORDS = Object.entries(FUNCTION_WORDS).map(
  ([language, words]) => [language as Language, new Set(words.split(' '))] as const,
);

/** By alphabet first, then by the small words that every sentence has. */
export function guessLanguage(text: string, tokens: readonly Token[]): Language {
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const isCyrillic = cyrillic > latin;
  const scores = new Map<Language, number>();
  for (const [language, words] of WORDS) {
    if (isCyrillic !== ['ru', 'uk', 'bg'].includes(language)) continue;
    let score = language === 'en' || language === 'ru' ? 0.5 : 0;
    for (const { written } of tokens) if (words.has(written)) score += 1;
    scores.set(language, score);
  }
  if (isCyrillic) {
    if (/[їєґі]/i.test(text)) scores.set('uk', 99);
    if (/[ыэё]/i.test(text)) scores.set('ru', 50);
    if (/ъ[а-я]/i.test(text)) scores.set('bg', (scores.get('bg') ?? 0) + 2);
  } else {
    if (/[ñ¿¡]/.test(text)) scores.set('es', (scores.get('es') ?? 0) + 3);
    if (/[ßäöü]/i.test(text)) scores.set('de', (scores.get('de') ?? 0) + 2);
    if (/[çœêùàè]/i.test(text)) scores.set('fr', (scores.get('fr') ?? 0) + 1);
  }
  return [...scores].toSorted((one, two) => two[1] - one[1])[0]?.[0] ?? 'en';
}
