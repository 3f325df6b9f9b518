import { pageLanguage } from '#lib/language/language.ts';
import type { Language } from '@ribbon/domain/kernel';
import { Phone } from 'lucide-react';

interface HelpLine {
  number: string;
  /** What to press on a phone, where it differs from what is read. */
  dial?: string;
  name: string;
  text: string;
}

const PLACES: readonly { region: string; place: string; lines: readonly HelpLine[] }[] = [
  {
    region: 'GB',
    place: 'United Kingdom',
    lines: [
      {
        number: '999',
        name: 'Police, ambulance, fire',
        text: 'Someone is in danger now. If it isn’t safe to speak, call from a mobile and press 55 when asked.',
      },
      {
        number: '0800 1111',
        name: 'Childline',
        text: 'For everyone under 19, about anything. Free, day and night. It does not show up on the phone bill.',
      },
      {
        number: '0808 800 5000',
        name: 'NSPCC Helpline',
        text: 'For adults who are worried about a child.',
      },
      {
        number: '111',
        name: 'NHS 111, then option 2',
        text: 'Urgent help with mental health in England and Wales, at any age. In Scotland call 111 and follow the choices.',
      },
      {
        number: '116 123',
        name: 'Samaritans',
        text: 'Someone who listens. Free, day and night.',
      },
    ],
  },
  {
    region: 'EU',
    place: 'European Union',
    lines: [
      {
        number: '112',
        name: 'Emergency',
        text: 'Someone is in danger now. Works in every EU country.',
      },
      {
        number: '116 111',
        name: 'Child helpline',
        text: 'For children and young people, free, in most EU countries. Hours differ.',
      },
    ],
  },
  {
    region: 'DE',
    place: 'Germany',
    lines: [
      {
        number: '116 111',
        name: 'Nummer gegen Kummer',
        text: 'For children and young people. Free, and you need not say your name.',
      },
    ],
  },
  {
    region: 'FR',
    place: 'France',
    lines: [
      {
        number: '119',
        name: 'Allô Enfance en Danger',
        text: 'For children in danger, and for adults who are worried about a child. Free, day and night.',
      },
      {
        number: '3114',
        name: 'Numéro national de prévention du suicide',
        text: 'Someone who listens when you don’t want to live. Free, day and night.',
      },
    ],
  },
  {
    region: 'ES',
    place: 'Spain',
    lines: [
      {
        number: '116 111',
        name: 'Fundación ANAR',
        text: 'For children and young people. Free, day and night.',
      },
      {
        number: '024',
        name: 'Línea 024',
        text: 'Someone who listens when you don’t want to live. Free, day and night.',
      },
    ],
  },
  {
    region: 'IT',
    place: 'Italy',
    lines: [
      {
        number: '19696',
        name: 'Telefono Azzurro',
        text: 'For children and young people. Free, day and night.',
      },
      {
        number: '114',
        name: 'Emergenza Infanzia',
        text: 'When a child is in danger. Free, day and night.',
      },
    ],
  },
  {
    region: 'BG',
    place: 'Bulgaria',
    lines: [
      {
        number: '116 111',
        name: 'National child helpline',
        text: 'For children, and for adults who are worried about a child. Free, day and night.',
      },
    ],
  },
  {
    region: 'UA',
    place: 'Ukraine',
    lines: [
      { number: '102', name: 'Police', text: 'Someone is in danger now.' },
      {
        number: '116 111',
        name: 'National child helpline',
        text: 'For children and young people. Free.',
      },
    ],
  },
  {
    region: 'US',
    place: 'United States',
    lines: [
      { number: '911', name: 'Emergency', text: 'Someone is in danger now.' },
      {
        number: '988',
        name: 'Suicide & Crisis Lifeline',
        text: 'Call or text, day and night.',
      },
      {
        number: '1-800-422-4453',
        dial: '+18004224453',
        name: 'Childhelp National Child Abuse Hotline',
        text: 'For children, and for adults who are worried about a child.',
      },
    ],
  },
];

const REGIONS: Readonly<Record<Language, string>> = {
  en: 'GB',
  bg: 'BG',
  uk: 'UA',
  es: 'ES',
  it: 'IT',
  fr: 'FR',
  de: 'DE',
};

/** The device says which country it is set to; the language of the page is the next best sign. */
export function placesFor(language: Language, device: string) {
  const isListed = (region: string | undefined) => PLACES.some((one) => one.region === region);
  const ofDevice = new Intl.Locale(device || language).region;
  const own = isListed(ofDevice) ? ofDevice : REGIONS[language];
  return PLACES.toSorted((one, other) => Number(other.region === own) - Number(one.region === own));
}

/** Numbers to call, the reader's country first; on a phone a tap calls. */
export function HelpLines() {
  return placesFor(pageLanguage(), navigator.language).map(({ place, lines }) => (
    <section key={place} aria-label={place}>
      <h3>{place}</h3>
      <dl className="mt-2 border-t border-line">
        {lines.map(({ number, dial, name, text }) => (
          <div
            key={number}
            className="grid items-start gap-x-6 border-b border-line py-2 sm:grid-cols-[13rem_minmax(0,1fr)]"
          >
            <dt>
              <a
                href={`tel:${dial ?? number.replaceAll(' ', '')}`}
                className="inline-flex min-h-12 items-center gap-2 font-display text-lg font-extrabold"
              >
                <Phone aria-hidden className="size-4.5 shrink-0" />
                {number}
              </a>
            </dt>
            <dd className="pb-1 sm:pt-2.5">
              <strong>{name}.</strong> {text}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
