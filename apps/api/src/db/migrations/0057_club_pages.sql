-- A club has a page of its own, and its address says which club it is: made from name and town. Whoever
-- kept an older address is sent on, so an address once given is never given to another club.
create table club_slugs (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  -- Written a moment before its club, by the trigger below.
  club_id uuid not null references clubs on delete cascade deferrable initially deferred,
  created_at timestamptz not null default now()
);
create index club_slugs_club_id on club_slugs (club_id);

alter table clubs add column slug text not null default '';

-- 'Étoile Rythmique', 'Saint-Denis' → etoile-rythmique-saint-denis. A name that holds its town says it
-- once. Letters that are not Latin are left out.
create function club_slug_of(name text, city text) returns text
  language sql immutable strict parallel safe
  return coalesce(nullif(btrim(left(regexp_replace(
    searchable(name || case when position(lower(city) in lower(name)) > 0 then '' else ' ' || city end),
    '[^a-z0-9]+', '-', 'g'), 80), '-'), ''), 'club');

-- The first address that is free: of two clubs that ask for the same one at once, the second waits here
-- for the first. After twenty of the same name nobody counts any more.
create function take_club_slug() returns trigger language plpgsql as $$
declare
  base text := club_slug_of(new.name, new.city);
  wanted text := base;
  number integer := 1;
begin
  if tg_op = 'UPDATE' and old.slug <> '' and club_slug_of(old.name, old.city) = base then
    return new;
  end if;
  loop
    insert into club_slugs (slug, club_id) values (wanted, new.id) on conflict (slug) do nothing;
    if found or exists (select from club_slugs where slug = wanted and club_id = new.id) then
      new.slug := wanted;
      return new;
    end if;
    number := number + 1;
    wanted := base || '-' || case when number <= 20 then number::text else substr(md5(random()::text), 1, 8) end;
  end loop;
end $$;

create trigger clubs_take_slug before insert or update of name, city on clubs
  for each row execute function take_club_slug();

update clubs set name = name;
set constraints all immediate;
alter table clubs add constraint clubs_slug_is_taken check (slug <> '');
