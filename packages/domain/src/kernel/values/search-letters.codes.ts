/** What has no accent to take off, and the letters of Bulgarian, Ukrainian and Russian. */
export const LETTERS: ReadonlyMap<string, string> = new Map(
  [
    'ßss æae œoe øo łl đd ðd þth ıi аa бb вv гg ґg дd еe єie жzh зz иi іi кk лl мm нn оo пp рr сs',
    "тt уu фf хh цts чch шsh щshch ъa ыi эe ь юiu яia yi xks ' ` ‘ ’ ʼ",
  ].flatMap((line) => line.split(' ').map(([letter = '', ...by]) => [letter, by.join('')])),
);
