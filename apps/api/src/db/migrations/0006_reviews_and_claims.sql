-- Reviews of clubs and claims to clubs.

-- One review per person and club. An edit of an approved review waits in the pending_* columns while the
-- approved words stay up (rule 16); an edit of a review that is not up replaces it and waits again.
create table club_reviews (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references clubs on delete cascade,
  user_id uuid not null references users on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  comment text check (char_length(comment) <= 500),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  reviewed_by uuid references users on delete set null,
  reviewed_at timestamptz,
  pending_rating smallint check (pending_rating between 1 and 5),
  pending_comment text check (char_length(pending_comment) <= 500),
  pending_since timestamptz,
  awaits_decision boolean not null generated always as (status = 'pending' or pending_since is not null) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, club_id),
  constraint club_reviews_edit_is_whole check ((pending_since is null) = (pending_rating is null)
    and (pending_comment is null or pending_since is not null)),
  constraint club_reviews_only_approved_keep_an_edit check (pending_since is null or status = 'approved')
);
create index club_reviews_of_club on club_reviews (club_id, status, created_at desc, id desc);
create index club_reviews_newest on club_reviews (created_at desc, id desc);
create index club_reviews_by_status on club_reviews (status, created_at desc, id desc);
create index club_reviews_queue on club_reviews (created_at, id) where awaits_decision;
create index club_reviews_reviewed_by on club_reviews (reviewed_by) where reviewed_by is not null;
create index club_reviews_search on club_reviews using gin (lower(comment) gin_trgm_ops);

create trigger club_reviews_counted_in after insert on club_reviews
  referencing new table as new_rows for each statement
  execute function keep_total('clubs', 'reviews_count', 'club_id', '(r.status = ''approved'')::int');
create trigger club_reviews_counted_out after delete on club_reviews
  referencing old table as old_rows for each statement
  execute function keep_total('clubs', 'reviews_count', 'club_id', '(r.status = ''approved'')::int');
create trigger club_reviews_recounted after update on club_reviews
  referencing old table as old_rows new table as new_rows for each statement
  execute function keep_total('clubs', 'reviews_count', 'club_id', '(r.status = ''approved'')::int');
create trigger club_reviews_rated_in after insert on club_reviews
  referencing new table as new_rows for each statement
  execute function keep_total('clubs', 'rating_total', 'club_id', '(case r.status when ''approved'' then r.rating else 0 end)');
create trigger club_reviews_rated_out after delete on club_reviews
  referencing old table as old_rows for each statement
  execute function keep_total('clubs', 'rating_total', 'club_id', '(case r.status when ''approved'' then r.rating else 0 end)');
create trigger club_reviews_rerated after update on club_reviews
  referencing old table as old_rows new table as new_rows for each statement
  execute function keep_total('clubs', 'rating_total', 'club_id', '(case r.status when ''approved'' then r.rating else 0 end)');

-- The one answer a club may give to a review.
create table club_review_replies (
  review_id uuid primary key references club_reviews on delete cascade,
  author_id uuid references users on delete set null,
  content text not null check (char_length(btrim(content)) between 1 and 500),
  status text not null default 'approved' check (status in ('pending', 'approved', 'rejected')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index club_review_replies_author_id on club_review_replies (author_id) where author_id is not null;

-- A request to run a club's page. Bound to the account that asked (rule 15): the typed e-mail is kept because
-- the admin screen shows it, but approval uses requester_id.
create table club_claim_requests (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references clubs on delete cascade,
  requester_id uuid not null references users on delete cascade,
  requester_name text not null check (char_length(btrim(requester_name)) between 1 and 100),
  requester_email text not null check (requester_email = lower(requester_email) and char_length(requester_email) <= 254),
  message text not null check (char_length(btrim(message)) >= 1 and char_length(message) <= 500),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  reviewed_by uuid references users on delete set null,
  reviewed_at timestamptz,
  admin_message text check (char_length(admin_message) <= 500),
  created_at timestamptz not null default now()
);
create unique index club_claim_requests_one_pending on club_claim_requests (requester_id, club_id) where status = 'pending';
create unique index club_claim_requests_one_pending_email on club_claim_requests (club_id, requester_email)
  where status = 'pending';
create index club_claim_requests_club_id on club_claim_requests (club_id);
create index club_claim_requests_requester_id on club_claim_requests (requester_id);
create index club_claim_requests_newest on club_claim_requests (created_at desc, id desc);
create index club_claim_requests_queue on club_claim_requests (created_at, id) where status = 'pending';
create index club_claim_requests_reviewed_by on club_claim_requests (reviewed_by) where reviewed_by is not null;
