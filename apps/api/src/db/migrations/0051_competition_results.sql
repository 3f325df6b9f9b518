-- Results of competitions: how a category is scored, the scores of each apparatus, and what was corrected.
-- Points are whole thousandths: 23.450 points are 23450.

alter table competition_categories
  add column scoring text not null default 'panels' check (scoring in ('panels', 'single')),
  add column ranking text not null default 'places' check (ranking in ('places', 'bands')),
  add column gold_from integer check (gold_from between 0 and 999999),
  add column silver_from integer check (silver_from between 0 and 999999),
  add column bronze_from integer check (bronze_from between 0 and 999999),
  -- Null while the results are a draft, which only the organiser reads.
  add column results_published_at timestamptz,
  add column results_corrected_at timestamptz,
  add constraint competition_categories_bands check (
    num_nonnulls(gold_from, silver_from, bronze_from) = case ranking when 'bands' then 3 else 0 end
    and (ranking = 'places' or gold_from > silver_from and silver_from > bronze_from)),
  add constraint competition_categories_corrected_later check (results_corrected_at is null or results_published_at is not null);

-- One for each who competed in a category. It stays, without a name, when an account is deleted:
-- the places of the others are true only with it.
create table competition_results (
  id uuid primary key default gen_random_uuid(),
  competition_id uuid not null references competitions on delete cascade,
  category_id uuid not null references competition_categories on delete cascade,
  entry_id uuid unique references competition_entries on delete set null,
  user_id uuid references users on delete set null,
  total integer not null check (total >= 0),
  -- The place, or the band where there are bands; those who share it stand beside each other.
  position integer not null check (position >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (category_id, competition_id) references competition_categories (id, competition_id) on delete cascade
);
create index competition_results_in_order on competition_results (category_id, position, id);
create index competition_results_category on competition_results (category_id, competition_id);
create index competition_results_competition_id on competition_results (competition_id);
create index competition_results_user_id on competition_results (user_id) where user_id is not null;

create table competition_scores (
  result_id uuid not null references competition_results on delete cascade,
  apparatus text not null check (apparatus in ('freehand', 'rope', 'hoop', 'ball', 'clubs', 'ribbon', 'group')),
  -- Difficulty of body and of apparatus, artistry and execution; or one score for all of them.
  db integer check (db between 0 and 20000),
  da integer check (da between 0 and 20000),
  a integer check (a between 0 and 10000),
  e integer check (e between 0 and 10000),
  score integer check (score between 0 and 50000),
  penalty integer not null default 0 check (penalty between 0 and 10000),
  total integer not null check (total >= 0),
  primary key (result_id, apparatus),
  constraint competition_scores_panels_or_one check (num_nonnulls(db, da, a, e) = case when score is null then 4 else 0 end),
  constraint competition_scores_total check (total = coalesce(score, db + da + a + e) - penalty)
);

-- What was changed after publication: who, when, from what to what, and why.
create table competition_score_changes (
  id uuid primary key default gen_random_uuid(),
  category_id uuid not null references competition_categories on delete cascade,
  entry_id uuid references competition_entries on delete set null,
  apparatus text not null check (apparatus in ('freehand', 'rope', 'hoop', 'ball', 'clubs', 'ribbon', 'group')),
  changed_by uuid references users on delete set null,
  reason text not null check (char_length(reason) between 1 and 200),
  before jsonb,
  after jsonb,
  created_at timestamptz not null default now(),
  constraint competition_score_changes_something check (num_nonnulls(before, after) >= 1)
);
create index competition_score_changes_category on competition_score_changes (category_id, created_at desc, id desc);
create index competition_score_changes_entry_id on competition_score_changes (entry_id) where entry_id is not null;
create index competition_score_changes_changed_by on competition_score_changes (changed_by)
  where changed_by is not null;
