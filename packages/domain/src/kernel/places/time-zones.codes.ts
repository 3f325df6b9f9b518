import { countryCode, countryOfCode } from './country.names.ts';
import { HOME_ZONE } from './zone.ts';

/**
 * The zones of a country by the names of the IANA time zone database (public domain); the first is the
 * one of its capital or of most of its people. Far islands with few clubs are left out.
 */
const ZONES: Readonly<Record<string, string>> = {
  AL: 'Europe/Tirane',
  AM: 'Asia/Yerevan',
  AR: 'America/Argentina/Buenos_Aires',
  AT: 'Europe/Vienna',
  AU: 'Australia/Sydney Australia/Melbourne Australia/Brisbane Australia/Hobart Australia/Adelaide Australia/Darwin Australia/Perth',
  AZ: 'Asia/Baku',
  BA: 'Europe/Sarajevo',
  BE: 'Europe/Brussels',
  BG: 'Europe/Sofia',
  BR: 'America/Sao_Paulo America/Fortaleza America/Manaus America/Rio_Branco',
  BY: 'Europe/Minsk',
  CA: 'America/Toronto America/St_Johns America/Halifax America/Winnipeg America/Regina America/Edmonton America/Vancouver',
  CH: 'Europe/Zurich',
  CL: 'America/Santiago America/Punta_Arenas',
  CN: 'Asia/Shanghai',
  CO: 'America/Bogota',
  CY: 'Asia/Nicosia',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  EE: 'Europe/Tallinn',
  EG: 'Africa/Cairo',
  ES: 'Europe/Madrid Atlantic/Canary',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: HOME_ZONE,
  GE: 'Asia/Tbilisi',
  GR: 'Europe/Athens',
  HR: 'Europe/Zagreb',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin',
  IL: 'Asia/Jerusalem',
  IN: 'Asia/Kolkata',
  IS: 'Atlantic/Reykjavik',
  IT: 'Europe/Rome',
  JP: 'Asia/Tokyo',
  KG: 'Asia/Bishkek',
  KR: 'Asia/Seoul',
  KZ: 'Asia/Almaty',
  LI: 'Europe/Vaduz',
  LT: 'Europe/Vilnius',
  LU: 'Europe/Luxembourg',
  LV: 'Europe/Riga',
  MD: 'Europe/Chisinau',
  ME: 'Europe/Podgorica',
  MK: 'Europe/Skopje',
  MT: 'Europe/Malta',
  MX: 'America/Mexico_City America/Cancun America/Hermosillo America/Tijuana',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  NZ: 'Pacific/Auckland',
  PE: 'America/Lima',
  PL: 'Europe/Warsaw',
  PT: 'Europe/Lisbon Atlantic/Azores',
  RO: 'Europe/Bucharest',
  RS: 'Europe/Belgrade',
  RU: 'Europe/Moscow Europe/Kaliningrad Europe/Samara Asia/Yekaterinburg Asia/Omsk Asia/Novosibirsk Asia/Krasnoyarsk Asia/Irkutsk Asia/Yakutsk Asia/Vladivostok Asia/Magadan Asia/Kamchatka',
  SE: 'Europe/Stockholm',
  SG: 'Asia/Singapore',
  SI: 'Europe/Ljubljana',
  SK: 'Europe/Bratislava',
  TR: 'Europe/Istanbul',
  UA: 'Europe/Kyiv',
  US: 'America/New_York America/Chicago America/Denver America/Phoenix America/Los_Angeles America/Anchorage Pacific/Honolulu',
  UZ: 'Asia/Tashkent',
  ZA: 'Africa/Johannesburg',
};

/** The zones that a club of this country can be in, the usual one first. */
export function zonesOf(country: string | null): readonly [string, ...string[]] {
  const code = country === null ? undefined : countryCode(country);
  const [first = HOME_ZONE, ...others] = ZONES[code ?? '']?.split(' ') ?? [];
  return [first, ...others];
}

/** Where the clock of a club hangs: the zone that it chose, or the usual one of its country. */
export function zoneOf({
  country,
  timeZone,
}: {
  country: string | null;
  timeZone: string | null;
}): string {
  const zones = zonesOf(country);
  return timeZone !== null && zones.includes(timeZone) ? timeZone : zones[0];
}

const cityOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

/** Whose time it is, in the reader's language: that of a country, or of a city where a country has several. */
export function zonePlace(zone = HOME_ZONE): string {
  const [code, zones] =
    Object.entries(ZONES).find(([, all]) => all.split(' ').includes(zone)) ?? [];
  return code === undefined || zones !== zone ? cityOf(zone) : countryOfCode(code);
}
