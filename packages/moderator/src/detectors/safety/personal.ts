import { rulesFrom } from '../../pattern/phrases.ts';
import { find } from '../../pattern/rules.ts';
import type { Context } from '../../verdict.ts';
import {
  accounts,
  emails,
  gamerTags,
  handles,
  isInvite,
  isPhone,
  links,
  type Span,
} from './contact.ts';
import type { Detector, Finding } from '../finding.ts';
import { detector } from '../finding.ts';
import phrases from './personal.json' with { type: 'json' };

/** `NAMED` leaves out what is not the name of a school: "i go to school", "i go to a dance academy". */
const told = detector('personal_information', rulesFrom(phrases.rules, phrases.pieces), {
  advice: true,
  harmless: rulesFrom(phrases.harmless, phrases.pieces),
});

const RESULTS = rulesFrom(phrases.results, phrases.pieces);
const OFFICIAL = rulesFrom(phrases.official, phrases.pieces);
const PLATFORMS = rulesFrom(phrases.platforms, phrases.pieces);

/** Fields that are there to be filled with an address or a number. */
export const isContactField = ({ kind, field, author }: Context) =>
  (author === undefined || author.ageBand === 'adult') &&
  (kind === 'club' || kind === undefined) &&
  /phone|mail|web|site|url|address|contact|social|link|instagram|facebook|city|postcode|street|location/i.test(
    field ?? '',
  );

/** What a stranger could use to find a child. */
export const personal: Detector = (scene) => {
  const { reading, context } = scene;
  if (isContactField(context)) return [];
  const isAdult = context.author?.ageBand === 'adult';
  const finding = ({ start, end }: Span, weight = 1): Finding => ({
    category: 'personal_information',
    start,
    end,
    weight,
  });
  const isOfficial = isAdult && (context.kind === 'club' || find(OFFICIAL, reading).length > 0);
  const contacts = isOfficial
    ? []
    : [
        ...emails(reading).map((place) => finding(place)),
        ...reading.digits.filter((run) => isPhone(run, reading)).map((run) => finding(run)),
        ...[...gamerTags(reading), ...accounts(reading)].map((place) => finding(place)),
      ];
  const mail = emails(reading);
  const isUseful = find(RESULTS, reading).length > 0;
  const addresses = links(reading)
    .filter((link) => !mail.some((place) => place.start <= link.start && link.end <= place.end))
    .filter((link) => isInvite(link.text) || !(isUseful || isAdult))
    .filter(
      (link) =>
        !(isAdult && context.kind === 'club' && !/discord|t\.me|wa\.me|chat/.test(link.text)),
    )
    .map((place) => finding(place));
  const mentions = handles(reading)
    .filter(() => find(PLATFORMS, reading).length > 0)
    .map((place) => finding(place));
  const spoken = told(scene).filter(() => !isOfficial);
  return [...contacts, ...addresses, ...mentions, ...spoken];
};
