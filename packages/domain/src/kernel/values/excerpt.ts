/** How much of a text a search or a shared link shows. */
const DESCRIPTION_MAX = 200;

/** The beginning of what somebody wrote, on one line and ending with a word. */
export function excerpt(text: string, max: number = DESCRIPTION_MAX): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2))}…`;
}
