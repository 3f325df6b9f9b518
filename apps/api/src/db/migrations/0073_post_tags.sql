-- People in the picture of a post. Waiting: the tagged person has not said yes yet. Removed: the tagged person,
-- or a guardian, took it off, and the author cannot set it again. Whether a tag stands and who reads it is asked
-- each time (`db/tags.ts`), so that a consent or a confirmation that ends takes its tags along at once.
create table post_tags (
  post_id uuid not null references posts on delete cascade,
  user_id uuid not null references users on delete cascade,
  tagged_by uuid not null references users on delete cascade,
  state text not null check (state in ('waiting', 'accepted', 'removed')),
  -- Whether the tagged person has heard of it; nobody hears of a post that is not up.
  is_announced boolean not null default false,
  removed_by uuid references users on delete set null,
  tagged_at timestamptz not null default now(),
  answered_at timestamptz,
  primary key (post_id, user_id),
  constraint post_tags_not_oneself check (user_id <> tagged_by)
);
create index post_tags_user_id on post_tags (user_id, state);
create index post_tags_tagged_by on post_tags (tagged_by);
create index post_tags_removed_by on post_tags (removed_by) where removed_by is not null;
