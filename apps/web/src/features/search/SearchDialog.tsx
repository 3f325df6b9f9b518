import { useSearchText } from '#lib/forms/search-text.ts';
import { Dialog } from '#ui';
import { useIsChild } from '#lib/session/session.ts';
import type { Found } from '@ribbon/domain/kernel';
import { SEARCH_FROM } from '@ribbon/domain/search';
import { useRouter } from '@tanstack/react-router';
import { FoundList } from './FoundList.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useFound } from './search.queries.ts';
import { useMarked } from './useMarked.ts';

/** One field, and what is called like it, by kind. */
export function SearchDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Find anything">
      <Searching onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Searching({ onDone }: { onDone: () => void }) {
  const router = useRouter();
  const forChild = useIsChild();
  const { field, words } = useSearchText();
  const query = useFound(words);
  const isAsked = words.length >= SEARCH_FROM;
  const found = isAsked ? (query.data ?? []) : [];
  const go = ({ link }: Found) => {
    onDone();
    router.history.push(link);
  };
  const marked = useMarked(found, go);
  return (
    // The field stays where it is, however much is found.
    <div className="flex min-h-80 flex-col gap-4 sm:min-h-[74dvh]">
      <SearchBox
        {...field}
        label={forChild ? 'Friends, clubs, competitions' : 'People, clubs, competitions'}
        hasOptions={found.length > 0}
        markedId={marked.id}
        onKeyDown={marked.press}
      />
      <FoundList {...{ query, found, words, isAsked, marked, forChild, onPick: go }} />
    </div>
  );
}
