import { Button, EmptyState } from '#ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PostList } from '../card/PostList.tsx';
import { followedQuery } from '../posts.queries.ts';

/** The posts of people the reader follows, newest first. */
export function FollowedFeed() {
  return (
    <PostList
      pages={useInfiniteQuery(followedQuery)}
      empty={
        <EmptyState
          level={3}
          title="Nothing here yet"
          text="Follow gymnasts and coaches, and you’ll find their posts here."
          action={<Button render={<Link to="/gymnasts" />}>Find people</Button>}
        />
      }
    />
  );
}
