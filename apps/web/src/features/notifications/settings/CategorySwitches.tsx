import { Switch } from '#ui';
import { Category, KINDS, type KindSetting } from '@ribbon/domain/notifications';

const WORDS: Readonly<Record<Category, { label: string; hint: string }>> = {
  friends: { label: 'My friends', hint: 'When someone wants to be friends.' },
  posts: { label: 'My posts', hint: 'When friends like or comment on your posts.' },
  clubs: { label: 'My club', hint: 'News, training times and shows.' },
  family: { label: 'My family', hint: 'When your grown-up has decided something.' },
  safety: { label: 'Staying safe', hint: 'When our team has checked something for you.' },
};

/** One switch for each part of Ribbon, for children; required notifications always arrive. */
export function CategorySwitches({
  kinds,
  onChange,
}: {
  kinds: readonly KindSetting[];
  onChange: (kinds: KindSetting[]) => void;
}) {
  const mayChange = ({ type }: KindSetting) => !KINDS[type].isRequired;
  const mailed = kinds.filter(({ email }) => email !== null);
  return (
    <div className="flex flex-col divide-y-2 divide-line">
      {Category.options.map((category) => {
        const own = kinds.filter(
          (kind) => KINDS[kind.type].category === category && mayChange(kind),
        );
        if (own.length === 0) return null;
        return (
          <Switch
            key={category}
            className="py-1.5"
            {...WORDS[category]}
            checked={own.some(({ inApp }) => inApp)}
            onChange={({ target }) =>
              onChange(
                kinds.map((kind) =>
                  own.includes(kind) ? { ...kind, inApp: target.checked } : kind,
                ),
              )
            }
          />
        );
      })}
      {mailed.length > 0 && (
        <Switch
          className="py-1.5"
          label="Emails as well"
          hint="We’ll also send you emails."
          checked={mailed.some(({ email }) => email)}
          onChange={({ target }) =>
            onChange(
              kinds.map((kind) =>
                kind.email === null ? kind : { ...kind, email: target.checked },
              ),
            )
          }
        />
      )}
    </div>
  );
}
