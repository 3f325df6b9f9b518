import { Category, KINDS, type KindSetting } from '@ribbon/domain/notifications';
import { CATEGORY_LABELS } from '../notifications.texts.ts';
import { t } from '@ribbon/domain/kernel';

/** Each kind by each channel. Required ones cannot be turned off in the app. */
export function KindTable({
  kinds,
  onChange,
}: {
  kinds: readonly KindSetting[];
  onChange: (kinds: KindSetting[]) => void;
}) {
  const set = (type: KindSetting['type'], part: Partial<KindSetting>) =>
    onChange(kinds.map((kind) => (kind.type === type ? { ...kind, ...part } : kind)));
  return (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr className="border-b-2 border-line text-sm text-muted">
          <th scope="col" className="py-2 pr-3 font-semibold">
            Tell me when
          </th>
          <th scope="col" className="w-20 px-1 py-2 text-center font-semibold">
            In the app
          </th>
          <th scope="col" className="w-20 py-2 pl-1 text-center font-semibold">
            By email
          </th>
        </tr>
      </thead>
      {Category.options.map((category) => (
        <Group
          key={category}
          title={CATEGORY_LABELS[category]}
          kinds={kinds.filter(({ type }) => KINDS[type].category === category)}
          onSet={set}
        />
      ))}
    </table>
  );
}

function Group({
  title,
  kinds,
  onSet,
}: {
  title: string;
  kinds: readonly KindSetting[];
  onSet: (type: KindSetting['type'], part: Partial<KindSetting>) => void;
}) {
  if (kinds.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3} className="pt-5 pb-1 font-display text-lg font-bold">
          {title}
        </th>
      </tr>
      {kinds.map(({ type, inApp, email }) => {
        const { label, isRequired } = KINDS[type];
        return (
          <tr key={type} className="border-b border-line">
            <th scope="row" className="py-2.5 pr-3 font-normal">
              {label}
            </th>
            <td className="px-1 text-center">
              <input
                type="checkbox"
                role="switch"
                className="switch align-middle"
                aria-label={t('{label}: in the app', { label })}
                aria-checked={inApp}
                checked={inApp}
                disabled={isRequired}
                onChange={(event) => onSet(type, { inApp: event.target.checked })}
              />
            </td>
            <td className="pl-1 text-center">
              {email === null ? (
                <span className="text-muted">
                  <span aria-hidden>–</span>
                  <span className="sr-only">No email</span>
                </span>
              ) : (
                <input
                  type="checkbox"
                  role="switch"
                  className="switch align-middle"
                  aria-label={t('{label}: by email', { label })}
                  aria-checked={email}
                  checked={email}
                  onChange={(event) => onSet(type, { email: event.target.checked })}
                />
              )}
            </td>
          </tr>
        );
      })}
    </tbody>
  );
}
