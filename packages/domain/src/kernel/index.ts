export * from './endpoints/endpoint.ts';
export * from './endpoints/fault.ts';
export { Found, FoundKind } from './found.ts';
export { commonFaults } from './endpoints/faults.ts';
export {
  id,
  line,
  oneLine,
  phrase,
  prose,
  linkToken,
  secretLine,
  spokenCode,
  severalLines,
  timestamp,
} from './values/scalars.ts';
export { COOKIES, STORED_NOTES, type StoredKey } from './browser.facts.ts';
export { DELIVERED_DAYS, UNDELIVERED_DAYS } from './endpoints/delivery.ts';
export { RESPONSE_HOURS } from './endpoints/response.ts';
export { ADMIN_REASON_MAX, AdminReason, SAY_WHY, recordedReason } from './values/reason.ts';
export { before, cursor, serial, version } from './values/cursor.ts';
export { ServiceTest } from './endpoints/service-test.ts';
export { excerpt } from './values/excerpt.ts';
export { countryCode, countryName } from './places/country.names.ts';
export { zoneOf, zonePlace, zonesOf } from './places/time-zones.codes.ts';
export { HOME_ZONE, TimeZone } from './places/zone.ts';
export { APPARATUS_CLUBS } from './apparatus.texts.ts';
export { FIRST_PLATFORM_NAME } from './values/platform.codes.ts';
export { keysOf } from './values/keys.ts';
export { hasWords, searchKey } from './values/search-key.ts';
export type { ContentRow } from './content-row.ts';
export { MONTHS, shortMonth } from './values/month.names.ts';
export { type PageOpening, type PublicPage, documentTitle } from './values/public-page.ts';
export { Category, type Kind, type ShownTo, type Who, kind, nameOf } from './notification-kind.ts';
export { type Merged, merge, slice } from './slice.ts';
export { StartKind, StartLine, startCount } from './start.ts';
export { type Topic, commentsTopic } from './topics.ts';
export { TimedKind, WAITING_HOURS, WaitingFigure, WaitingKind } from './waiting.ts';
export { type Words, afterValue, quoted, t } from './words/words.ts';
export {
  dateFormat,
  listFormat,
  momentIn,
  numberFormat,
  oneDecimal,
  capitalised,
  withoutComma,
} from './words/dates.ts';
export { LANGUAGES, Language, isLanguage } from './words/language.ts';
export { type Markup, readMarkup } from './words/markup.ts';
export { type Message, readMessage } from './words/message.ts';
export {
  type Reader,
  currentLocale,
  currentReader,
  inReadersWords,
  inSentence,
  localeOf,
  readBy,
} from './words/reader.ts';
