import { Button } from '#ui';
import { t } from '@ribbon/domain/kernel';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { newsQuery, readFeedAnew } from '../posts.queries.ts';

/** Says that others have written, without moving what somebody reads. */
export function NewPostsPill({ since, onShow }: { since: string; onShow: () => void }) {
  const queries = useQueryClient();
  const { data } = useQuery(newsQuery(since));
  const count = data?.count ?? 0;
  return (
    <div role="status" className="sticky top-20 z-20 flex justify-center empty:hidden">
      {count > 0 && (
        <Button
          icon={<ArrowUp aria-hidden />}
          className="shadow-far"
          onClick={() => {
            onShow();
            void readFeedAnew(queries);
          }}
        >
          {data?.more
            ? t('{count, number}+ new posts', { count })
            : t('{count, plural, one {# new post} other {# new posts}}', { count })}
        </Button>
      )}
    </div>
  );
}
