-- Notifications are written in words when they are read: a name follows the age and the blocks of that
-- moment. What is stored is the kind, its facts, and the people who caused it.
alter table notifications
  drop column title,
  drop column message,
  drop column actor_id,
  -- Caused by people: without one who may be seen, it is not shown.
  add column by_people boolean not null default false;

-- Who caused it: one person, or everybody who liked the same post. Whoever goes takes the row along.
create table notification_actors (
  notification_id uuid not null references notifications on delete cascade,
  actor_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (notification_id, actor_id)
);
create index notification_actors_actor_id on notification_actors (actor_id);

-- When a kind of mail last went to a person: more of the same kind within the hour are put together.
create table mail_pace (
  user_id uuid not null references users on delete cascade,
  type text not null check (type ~ '^[a-z][a-z_]{2,49}$'),
  sent_at timestamptz not null,
  primary key (user_id, type)
);

-- Mails that wait for the end of the quiet hours or of that hour. Only letters without a secret link.
create table waiting_mails (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  type text not null check (type ~ '^[a-z][a-z_]{2,49}$'),
  event text not null check (char_length(event) <= 80),
  template text not null check (char_length(template) <= 80),
  letter jsonb not null,
  due_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index waiting_mails_of_user on waiting_mails (user_id, type);
