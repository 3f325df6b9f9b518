import { fold } from './spelling.ts';

const COUNTRY = new Set(['uk', 'united kingdom', 'gb', 'great britain', 'britain', 'gbr']);
const ABROAD = new Set(
  (
    'usa|us|united states|america|canada|ontario|australia|new zealand|south africa|france|germany|' +
    'spain|italy|portugal|belgium|netherlands|poland|ireland|republic of ireland|eire|india|china|' +
    'massachusetts|new york|california|texas|ohio|virginia|jamaica|malta|cyprus|greece|turkey|' +
    'switzerland|austria|sweden|norway|denmark|finland|ukraine|russia|bulgaria|romania|nsw'
  ).split('|'),
);

/** The parts of an address between its commas, folded, without the country; none when abroad. */
export function partsOf(text: string): string[] {
  const parts = text
    .split(/[,;\n\r\t()/|]+/)
    .map(fold)
    .filter(Boolean);
  while (COUNTRY.has(parts.at(-1) ?? '')) parts.pop();
  return parts.length > 1 && ABROAD.has(parts.at(-1) ?? '') ? [] : parts;
}

const NUMBERED =
  /\b(?:unit|flat|hall|studio|block|room|suite|gate|court|pitch|building|level|floor|bay|stand|plot|apartment|apt|door|gym|zone|no|number|junction|route|road|class|group)$/;

/** Whether a code behind these words is the number of a room rather than a postcode. */
export function numbersARoom(before: string): boolean {
  return NUMBERED.test(before);
}
