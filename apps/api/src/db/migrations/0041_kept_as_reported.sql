-- What was reported is kept as it was, and what its author has hidden stays hidden.

-- An author had hidden a post before a moderator did: when the moderator's decision is undone it stays the author's.
alter table posts add column hidden_by_author_too boolean not null default false;

-- Pictures and videos of what was reported, by the keys of their bytes: they outlive their file, and the bytes stay
-- in the store until the last row that names them goes. Only moderators read them, through their ticket.
create table report_media (
  ticket_id uuid not null references report_tickets on delete cascade,
  media_id uuid not null,
  position smallint not null,
  kind text not null check (kind in ('image', 'video')),
  mime_type text not null,
  storage_key text not null,
  variants jsonb not null,
  sha256 text not null,
  primary key (ticket_id, media_id)
);
create index report_media_storage_key on report_media (storage_key);

insert into report_media (ticket_id, media_id, position, kind, mime_type, storage_key, variants, sha256)
select t.id, f.id, m.position, f.kind, f.mime_type, f.storage_key, f.variants, f.sha256
from report_tickets t
cross join lateral jsonb_array_elements_text(t.snapshot -> 'mediaIds') with ordinality as m (id, position)
join media_files f on f.id = m.id::uuid
on conflict do nothing;
