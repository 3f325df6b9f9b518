import { MONTHS, capitalised, currentLocale, dateFormat, shortMonth } from '../../kernel/index.ts';

/** The parts of a day as it is stored: 2027-05-03. */
function partsOf(day: string) {
  const [year = '', month, date] = day.split('-');
  const name = MONTHS[Number(month) - 1] ?? '';
  return {
    year,
    name,
    short: shortMonth(name),
    date: Number(date),
  };
}

const DAY = dateFormat({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const MONTH = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const isEnglish = () => currentLocale() === 'en-GB';
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

export function dayText(day: string): string {
  if (!isEnglish()) return DAY.format(noon(day));
  const { date, short, year } = partsOf(day);
  return `${date} ${short} ${year}`;
}

export function monthText(month: string): string {
  if (!isEnglish()) return capitalised(MONTH.format(noon(`${month}-15`)));
  const { name, year } = partsOf(month);
  return `${name} ${year}`;
}

/** One day, or from one to another: 3–5 May 2027. */
export function daysText({ startDate, endDate }: { startDate: string; endDate: string | null }) {
  if (endDate === null || endDate === startDate) return dayText(startDate);
  if (!isEnglish()) return DAY.formatRange(noon(startDate), noon(endDate));
  const [first, last] = [partsOf(startDate), partsOf(endDate)];
  if (first.year !== last.year) return `${dayText(startDate)} – ${dayText(endDate)}`;
  return first.name === last.name
    ? `${first.date}–${dayText(endDate)}`
    : `${first.date} ${first.short} – ${dayText(endDate)}`;
}
