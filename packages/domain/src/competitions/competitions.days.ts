const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
const full = format({ day: 'numeric', month: 'short', year: 'numeric' });
const monthYear = format({ month: 'long', year: 'numeric' });
const moment = (day: string) => new Date(`${day}T00:00:00Z`);

export const dayText = (day: string): string => full.format(moment(day));
export const monthText = (month: string): string => monthYear.format(moment(`${month}-01`));

/** One day, or from one to another: 3–5 May 2027. */
export const daysText = ({ startDate, endDate }: { startDate: string; endDate: string | null }) =>
  endDate === null || endDate === startDate
    ? dayText(startDate)
    : full.formatRange(moment(startDate), moment(endDate));
