import { ClubPicture } from '#features/clubs';
import { PersonPortrait } from '#features/media';
import { Button, Notice, cx } from '#ui';
import type { Found, FoundKind } from '@ribbon/domain/kernel';
import { t } from '@ribbon/domain/kernel';
import { Medal, Star, Trophy } from 'lucide-react';
import { LIST_ID, type Marked, optionId } from './useMarked.ts';

const LABELS: Readonly<Record<FoundKind, string>> = {
  person: 'People',
  club: 'Clubs',
  competition: 'Competitions',
  challenge: 'My challenges',
  goal: 'My goals',
};
const KINDS = Object.keys(LABELS) as FoundKind[];

interface Props {
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown };
  found: readonly Found[];
  words: string;
  /** There are enough letters to look for. */
  isAsked: boolean;
  marked: Marked;
  forChild: boolean;
  onPick: (one: Found) => void;
}

/** What was found, by kind, and what is said where there is nothing. */
export function FoundList({ query, found, words, isAsked, marked, forChild, onPick }: Props) {
  const labelOf = (kind: FoundKind) =>
    forChild && kind === 'person' ? 'My friends' : LABELS[kind];
  return (
    <>
      <p role="status" className={cx('text-muted', found.length > 0 && 'sr-only')}>
        {statusOf({ isAsked, words, count: found.length, ...query })}
      </p>
      {isAsked && query.isError && (
        <Notice
          tone="danger"
          action={
            <Button variant="secondary" pending={query.isFetching} onClick={() => query.refetch()}>
              Retry
            </Button>
          }
        >
          The search didn’t work. Please check your connection.
        </Notice>
      )}
      <div role="listbox" id={LIST_ID} aria-label="Found" className="flex flex-col gap-5">
        {KINDS.filter((kind) => found.some((one) => one.kind === kind)).map((kind) => (
          <div key={kind} role="group" aria-labelledby={`found-${kind}`}>
            <p id={`found-${kind}`} role="presentation" className="mb-1 font-display font-bold">
              {labelOf(kind)}
            </p>
            {found
              .filter((one) => one.kind === kind)
              .map((one) => (
                <Option
                  key={one.id}
                  one={one}
                  isMarked={optionId(one) === marked.id}
                  onMark={() => marked.mark(one)}
                  onPick={() => onPick(one)}
                />
              ))}
          </div>
        ))}
      </div>
    </>
  );
}

function statusOf({
  isAsked,
  isFetching,
  isError,
  words,
  count,
}: {
  isAsked: boolean;
  isFetching: boolean;
  isError: boolean;
  words: string;
  count: number;
}): string {
  if (!isAsked) return 'Type a name or a town.';
  if (isError) return '';
  if (count > 0) return t('{count, plural, one {# result} other {# results}}', { count });
  return isFetching ? 'Searching...' : t('Nothing found for “{words}”.', { words });
}

const Option = ({
  one,
  isMarked,
  onMark,
  onPick,
}: {
  one: Found;
  isMarked: boolean;
  onMark: () => void;
  onPick: () => void;
}) => (
  // oxlint-disable-next-line click-events-have-key-events -- the field has the keys
  <div
    tabIndex={-1}
    id={optionId(one)}
    role="option"
    aria-selected={isMarked}
    className={cx(
      'flex min-h-control cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 select-none',
      isMarked && 'bg-brand-soft text-brand-ink',
    )}
    onPointerMove={onMark}
    // Else the field would lose the focus, and its keys with it.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPick}
  >
    <Mark one={one} />
    <span className="min-w-0">
      <span className="block font-semibold wrap-anywhere">{one.title}</span>
      {one.note !== null && (
        <span className="block text-sm text-muted wrap-anywhere">{one.note}</span>
      )}
    </span>
  </div>
);

const ICONS = { competition: Trophy, challenge: Medal, goal: Star };

/** A portrait, a logo, or the sign of its kind. */
function Mark({ one }: { one: Found }) {
  const { kind, title, art, imageId } = one;
  if (kind === 'person') return <PersonPortrait size="sm" person={{ name: title, art, imageId }} />;
  if (kind === 'club') return <ClubPicture size="sm" art={art} imageId={imageId} />;
  const Icon = ICONS[kind];
  return (
    <span className="inline-grid size-8 shrink-0 place-items-center rounded-md bg-surface-sunken text-brand-ink">
      <Icon aria-hidden className="size-5" />
    </span>
  );
}
