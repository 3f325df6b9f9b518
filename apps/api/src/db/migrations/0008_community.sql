-- Community: friends and blocks, posts, likes, comments.

-- A request between two people and what became of it; one row per pair whoever asked first. A block is not a
-- status here (the spec's 'blocked') but a row in blocks: both sides may block at the same time, and the
-- API still shows the spec's word.
create table friendships (
  id uuid primary key default gen_random_uuid(),
  requester_id uuid not null references users on delete cascade,
  addressee_id uuid not null references users on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected')),
  -- Each side may be a child whose guardian has a say. While the requester's waits, the addressee sees nothing.
  requester_guardian text not null default 'not_needed'
    check (requester_guardian in ('not_needed', 'waiting', 'approved', 'declined')),
  addressee_guardian text not null default 'not_needed'
    check (addressee_guardian in ('not_needed', 'waiting', 'approved', 'declined')),
  -- Why the request was allowed at all: kept so that a safeguarding review can see it.
  origin text not null default 'open'
    check (origin in ('open', 'same_club', 'friend_of_friend', 'friend_code', 'guardian', 'coach')),
  created_at timestamptz not null default now(),
  responded_at timestamptz,
  constraint friendships_not_oneself check (requester_id <> addressee_id),
  constraint friendships_guardians_agreed check (status <> 'accepted' or (
    requester_guardian in ('not_needed', 'approved') and addressee_guardian in ('not_needed', 'approved')))
);
create unique index friendships_one_per_pair on friendships
  (least(requester_id, addressee_id), greatest(requester_id, addressee_id));
create index friendships_by_requester on friendships (requester_id, status, addressee_id) include (created_at);
create index friendships_by_addressee on friendships (addressee_id, status, requester_id) include (created_at);

-- Blocked means invisible, both ways, everywhere (rule 10). The second index answers 'who blocked me'.
create table blocks (
  blocker_id uuid not null references users on delete cascade,
  blocked_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  constraint blocks_not_oneself check (blocker_id <> blocked_id)
);
create index blocks_blocked_id on blocks (blocked_id, blocker_id);

-- Following an adult's public profile. Children are befriended, never followed: the service refuses.
create table follows (
  follower_id uuid not null references users on delete cascade,
  followed_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (follower_id, followed_id),
  constraint follows_not_oneself check (follower_id <> followed_id)
);
create index follows_followed_id on follows (followed_id, created_at desc);

-- Four words that a child gives to a friend in person; can be renewed and switched off.
create table friend_codes (
  user_id uuid primary key references users on delete cascade,
  code text not null unique check (code ~ '^[a-z]+(-[a-z]+){3}$'),
  is_enabled boolean not null default true,
  created_at timestamptz not null default now(),
  renewed_at timestamptz
);

-- A post. Club posts are always public. approval_status is what the author sees: checking, waiting for the
-- guardian, held for a person to look, approved (up), needs_change, rejected. Counters are kept by triggers.
create table posts (
  id uuid primary key default gen_random_uuid(),
  author_id uuid not null references users on delete cascade,
  club_id uuid references clubs on delete cascade,
  content text not null check (btrim(content) <> '' and char_length(content) <= 500),
  location text check (char_length(location) <= 120),
  visibility text not null default 'friends' check (visibility in ('public', 'friends', 'private')),
  is_club_post boolean not null default false,
  approval_status text not null default 'checking'
    check (approval_status in ('checking', 'waiting_guardian', 'held', 'approved', 'needs_change', 'rejected')),
  comments_enabled boolean not null default true,
  is_hidden boolean not null default false,
  hidden_by uuid references users on delete set null,
  hidden_at timestamptz,
  likes_count integer not null default 0 check (likes_count >= 0),
  comments_count integer not null default 0 check (comments_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  edited_at timestamptz,
  constraint posts_club_posts_have_a_club check (is_club_post = (club_id is not null)),
  constraint posts_club_posts_are_public check (not is_club_post or visibility = 'public'),
  constraint posts_hiding_is_dated check (is_hidden = (hidden_at is not null))
) with (fillfactor = 90);
-- The feed, newest first by keyset. Say approval_status and is_hidden as literals, or a prepared
-- statement cannot use these.
create index posts_feed on posts (created_at desc, id desc) where approval_status = 'approved' and not is_hidden;
create index posts_feed_public on posts (created_at desc, id desc)
  where visibility = 'public' and approval_status = 'approved' and not is_hidden;
create index posts_by_author on posts (author_id, created_at desc, id desc);
create index posts_by_club on posts (club_id, created_at desc, id desc) where club_id is not null;
create index posts_hidden_by on posts (hidden_by) where hidden_by is not null;

-- Up to four pictures or one video of a post, in order, each with words for those who cannot see it.
create table post_media (
  post_id uuid not null references posts on delete cascade,
  position smallint not null check (position between 0 and 3),
  media_id uuid not null unique references media_files on delete cascade,
  alt_text text check (char_length(alt_text) <= 300),
  primary key (post_id, position)
);

-- One like per person and post. The key starts with the person ('did I like these 20 posts'), the index with
-- the post; the other way round the feed turned into a table scan.
create table likes (
  user_id uuid not null references users on delete cascade,
  post_id uuid not null references posts on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, post_id)
);
create index likes_post_id on likes (post_id);

-- Does for likes what keep_total does elsewhere, with statements that are planned once per connection: writing
-- likes and comments is the hot path, and planning on every call made an insert nearly twice as slow.
create function count_likes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update posts p set likes_count = p.likes_count + d.n
    from (select post_id, count(*)::integer as n from new_rows group by post_id) d where p.id = d.post_id;
  else
    update posts p set likes_count = greatest(p.likes_count - d.n, 0)
    from (select post_id, count(*)::integer as n from old_rows group by post_id) d where p.id = d.post_id;
  end if;
  return null;
end
$$;
create trigger likes_counted_in after insert on likes
  referencing new table as new_rows for each statement execute function count_likes();
create trigger likes_counted_out after delete on likes
  referencing old table as old_rows for each statement execute function count_likes();

-- A comment under a post, oldest first.
create table comments (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references posts on delete cascade,
  author_id uuid not null references users on delete cascade,
  content text not null check (btrim(content) <> '' and char_length(content) <= 500),
  approval_status text not null default 'checking'
    check (approval_status in ('checking', 'waiting_guardian', 'held', 'approved', 'rejected')),
  is_hidden boolean not null default false,
  hidden_by uuid references users on delete set null,
  hidden_at timestamptz,
  created_at timestamptz not null default now(),
  constraint comments_hiding_is_dated check (is_hidden = (hidden_at is not null))
);
create index comments_of_post on comments (post_id, created_at, id);
create index comments_by_author on comments (author_id, created_at desc, id desc);
create index comments_hidden_by on comments (hidden_by) where hidden_by is not null;

-- Comments that others can see, counted like likes.
create function count_comments() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update posts p set comments_count = p.comments_count + d.n
    from (select post_id, count(*)::integer as n from new_rows
          where approval_status = 'approved' and not is_hidden group by post_id) d
    where p.id = d.post_id;
  elsif tg_op = 'DELETE' then
    update posts p set comments_count = greatest(p.comments_count - d.n, 0)
    from (select post_id, count(*)::integer as n from old_rows
          where approval_status = 'approved' and not is_hidden group by post_id) d
    where p.id = d.post_id;
  else
    update posts p set comments_count = greatest(p.comments_count + d.n, 0)
    from (select post_id, sum(n)::integer as n from (
            select post_id, 1 as n from new_rows where approval_status = 'approved' and not is_hidden
            union all
            select post_id, -1 from old_rows where approval_status = 'approved' and not is_hidden) c
          group by post_id having sum(n) <> 0) d
    where p.id = d.post_id;
  end if;
  return null;
end
$$;
create trigger comments_counted_in after insert on comments
  referencing new table as new_rows for each statement execute function count_comments();
create trigger comments_counted_out after delete on comments
  referencing old table as old_rows for each statement execute function count_comments();
create trigger comments_recounted after update on comments
  referencing old table as old_rows new table as new_rows for each statement execute function count_comments();
