import { toast } from '#ui';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { newestQuery, useRead } from './notifications.queries.ts';

/** Says what has just happened; what was there before the page was opened is in the list only. */
export function NotificationToasts() {
  const router = useRouter();
  const { data: newest } = useQuery(newestQuery);
  const { mutate: read } = useRead();
  const seen = useRef<number>(undefined);
  useEffect(() => {
    if (newest === undefined) return;
    const at = newest?.timestamp.getTime() ?? 0;
    const isNews = seen.current !== undefined && at > seen.current;
    seen.current = Math.max(seen.current ?? 0, at);
    if (!isNews || newest === null || document.hidden) return;
    toast.info(newest.message, {
      action: {
        label: 'Open it',
        onClick: () => {
          read(newest);
          router.history.push(newest.link);
        },
      },
    });
  }, [newest, read, router]);
  return null;
}
