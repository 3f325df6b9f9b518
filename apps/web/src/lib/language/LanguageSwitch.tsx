import { cx, toast } from '#ui';
import { isChild } from '@ribbon/domain/accounts';
import { LANGUAGES, type Language } from '@ribbon/domain/kernel';
import { useMe } from '../session/session.ts';
import { wordsFor } from '../http/client.ts';
import { chooseLanguage, pageLanguage } from './language.ts';

/**
 * Languages by their own names, in the typeface of the device: ours would be loaded for letters that
 * nobody may read. A guardian chooses for a child.
 */
export function LanguageSwitch({ className }: { className?: string }) {
  const me = useMe();
  if (me && isChild(me.ageBand) && me.status !== 'awaiting_guardian') return null;
  return (
    <select
      aria-label="Language"
      value={pageLanguage()}
      className={cx('font-[system-ui]', className)}
      onChange={({ target }) =>
        void chooseLanguage(target.value as Language, me).catch((error: unknown) =>
          toast.error(wordsFor(error)),
        )
      }
    >
      {Object.entries(LANGUAGES).map(([language, name]) => (
        <option key={language} value={language} lang={language}>
          {name}
        </option>
      ))}
    </select>
  );
}
