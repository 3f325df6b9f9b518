import { useMe } from '#lib/session/session.ts';
import { type Me, accountEndpoints, isMinor } from '@ribbon/domain/accounts';
import { type Language, currentReader } from '@ribbon/domain/kernel';
import { useEffect } from 'react';
import { call } from '../http/client.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The language of this page, from its beginning to its end. */
export const pageLanguage = (): Language => currentReader().language;

const pairOf = (language: Language) => `ribbon.language=${language}`;

/** Opens the page again in another language, unless the browser keeps no cookies. */
function reopenIn(language: Language): void {
  const pair = pairOf(language);
  document.cookie = `${pair}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
  if (document.cookie.includes(pair)) location.reload();
}

/** What a young person should know who may not write in English. */
export const otherLanguageHint = ({ ageBand }: Pick<Me, 'ageBand'>): string | undefined =>
  pageLanguage() !== 'en' && isMinor(ageBand)
    ? 'If it isn’t in English, someone from our team reads it before anyone under 18 can. This can take a little while.'
    : undefined;

/** What somebody chooses here holds for their account, on every device and in emails. */
export async function chooseLanguage(language: Language, me: Me | null | undefined): Promise<void> {
  if (me) await call(accountEndpoints.setLanguage, { body: { language } });
  reopenIn(language);
}

/**
 * Somebody who signs in reads the language of their account. A page that was asked for in it already
 * came from the copy for use without a connection: to open it again would never end.
 */
export function useOwnLanguage(): void {
  const language = useMe()?.language;
  useEffect(() => {
    if (language === undefined || language === pageLanguage()) return;
    if (!document.cookie.includes(pairOf(language))) reopenIn(language);
  }, [language]);
}
