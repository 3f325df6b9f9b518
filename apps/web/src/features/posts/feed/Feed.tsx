import { Button, EmptyState, RibbonRule } from '#ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { PostList } from '../card/PostList.tsx';
import { feedQuery } from '../posts.queries.ts';
import { NewPostsPill } from './NewPostsPill.tsx';

/** Every post the reader may read, newest first, to the end. */
export function Feed() {
  const pages = useInfiniteQuery(feedQuery);
  const top = useRef<HTMLDivElement>(null);
  const newest = pages.data?.pages[0]?.newest;
  const goUp = () => {
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={top} tabIndex={-1} className="flex scroll-mt-24 flex-col gap-4 outline-none">
      {newest !== undefined && <NewPostsPill since={newest} onShow={goUp} />}
      <PostList pages={pages} empty={<Nothing />} end={<End />} />
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
