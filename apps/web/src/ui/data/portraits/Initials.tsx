import { apparatusLook } from '../../brand/apparatus.ts';
import { cx } from '../../cx.ts';

/** How large a portrait is, whether it shows a picture or letters. */
export const portraitSizes = {
  sm: 'size-8 text-sm',
  md: 'size-11 text-lg',
  lg: 'size-16 text-xl',
  xl: 'size-20 text-2xl sm:size-28',
};
const looks = Object.values(apparatusLook);

const firstLetter = (word: string | undefined) => {
  const code = word?.codePointAt(0);
  return code === undefined ? '' : String.fromCodePoint(code).toLocaleUpperCase();
};

/** A person without a picture: their initials, always in the same colour. Write the name beside it. */
export function Initials({
  name,
  size = 'md',
}: {
  name: string;
  size?: keyof typeof portraitSizes;
}) {
  const words = name.trim().split(/\s+/u);
  const letters = firstLetter(words[0]) + (words.length > 1 ? firstLetter(words.at(-1)) : '');
  const sum = Array.from(name, (sign) => sign.codePointAt(0) ?? 0).reduce((a, b) => a + b, 0);
  const look = looks[sum % looks.length];
  return (
    <span
      aria-hidden
      className={cx(
        'inline-grid shrink-0 place-items-center rounded-full font-display leading-none font-extrabold select-none',
        portraitSizes[size],
        look?.soft,
        look?.ink,
      )}
    >
      {letters}
    </span>
  );
}
