import { Button, EmptyState, RibbonRule } from '#ui';
import type { FeedPage } from '@ribbon/domain/posts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { PostList } from '../card/PostList.tsx';
import { feedQuery } from '../posts.queries.ts';
import { NewPostsPill } from './NewPostsPill.tsx';

/** Every post the reader may read, newest first, to the end. What `renderTop` makes comes with them, above. */
export function Feed({ renderTop }: { renderTop?: (first: FeedPage) => ReactNode }) {
  const pages = useInfiniteQuery(feedQuery);
  const list = useRef<HTMLDivElement>(null);
  const first = pages.data?.pages[0];
  const newest = first?.newest;
  const above = first && renderTop?.(first);
  const goUp = () => {
    list.current?.scrollIntoView({ block: 'start' });
    list.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={list} tabIndex={-1} className="flex scroll-mt-24 flex-col gap-4 outline-none">
      {newest !== undefined && <NewPostsPill since={newest} onShow={goUp} />}
      <PostList
        pages={pages}
        top={above}
        empty={
          <>
            {above}
            <Nothing />
          </>
        }
        end={<End />}
      />
    </div>
  );
}

function Nothing() {
  return (
    <EmptyState
      level={3}
      title="No posts in your community"
      text="Friends and clubs bring your feed to life."
      action={
        <>
          <Button render={<Link to="/gymnasts" />}>Find Friends</Button>
          <Button variant="secondary" render={<Link to="/clubs" />}>
            Join Clubs
          </Button>
        </>
      }
    />
  );
}

function End() {
  return (
    <div className="flex max-w-2xl flex-col items-center gap-3 py-8 text-center">
      <RibbonRule className="h-3 w-28" />
      <p className="font-display text-lg font-bold">You’re all caught up</p>
      <p className="text-muted">You’ve seen everything for now.</p>
    </div>
  );
}
