import { chooseLanguage, pageLanguage } from '#lib/language/language.ts';
import { wordsFor } from '#lib/http/client.ts';
import { Section, SelectField, optionsOf, toast } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import { LANGUAGES, type Language } from '@ribbon/domain/kernel';

/** In which language somebody reads the product and its emails. */
export const LanguageSection = ({ me }: { me: Me }) => (
  <Section title="Language" intro="You read Ribbon, and our emails, in this language.">
    <SelectField
      label="Language"
      value={pageLanguage()}
      options={optionsOf(LANGUAGES)}
      onChange={({ target }) =>
        void chooseLanguage(target.value as Language, me).catch((error: unknown) =>
          toast.error(wordsFor(error)),
        )
      }
    />
  </Section>
);
