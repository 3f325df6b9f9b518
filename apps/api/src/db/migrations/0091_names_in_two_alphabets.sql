-- Names are found in Cyrillic and in Latin letters, and by each of the usual romanisations. `searchKey`
-- in packages/domain folds in the same way; a test holds the two against each other.

-- What `searchable` was: lower case, no accents. The addresses of clubs stay made of it.
alter function searchable(text) rename to plain_words;

-- What a plain text is compared as: in Latin letters, then in one spelling, then in one spelling with г
-- as the Ukrainian h. Only functions of PostgreSQL itself are called, so that a restored dump finds them;
-- expressions that look around are slow and run only on names that they are about.
create function search_forms(plain text) returns text[]
  language plpgsql immutable strict parallel safe as $$
declare
  latin text;
  first text;
  key text;
begin
  for nth in 1..2 loop
    if nth = 2 and position('г' in plain) = 0 then
      return array[first, key, key];
    end if;
    -- Letter by letter, so that a piece of a name stays a piece of what it becomes. Bulgarian, Ukrainian
    -- and Russian; y is an i, an x is ks, apostrophes and soft signs are left out.
    latin := case nth when 1 then plain else translate(plain, 'г', 'h') end;
    latin := translate(
      replace(replace(latin, 'ье', 'ие'), 'ьо', 'ио'),
      'абвгґдезиіїйклмнопрстуўфхъыэyь''’ʼ`',
      'abvggdeziiiiklmnoprstuufhaiei');
    latin := replace(replace(replace(replace(latin, 'є', 'ie'), 'ж', 'zh'), 'ц', 'ts'), 'ч', 'ch');
    latin := replace(replace(replace(replace(latin, 'ш', 'sh'), 'щ', 'shch'), 'ю', 'iu'), 'я', 'ia');
    latin := replace(latin, 'x', 'ks');
    first := coalesce(first, latin);
    -- The romanisations of a name meet: kh and h, ts and c, sht and shch, -iy and -i, Ye- and E-, Ya- and
    -- Ia-, ue and u. Mostly where more of the word follows: what is typed may be the beginning of it.
    if latin ~ 'kh|t[sz]|i[ie]|[aou]e' then
      latin := regexp_replace(latin, '(?<=[a-z])k+h|k+h(?=[a-z])', 'h', 'g');
      latin := regexp_replace(latin, 't[sz](?=[a-z])', 'c', 'g');
      latin := regexp_replace(latin, '(?<=[a-z])ii+', 'i', 'g');
      latin := regexp_replace(latin, '(?<![b-df-hj-np-tv-z])i+e(?=[a-z])', 'e', 'g');
      latin := regexp_replace(latin, '(?<=[aou])e(?=[b-df-hj-np-tw-z][a-z])', '', 'g');
    end if;
    latin := replace(latin, 'sht', 'shch');
    latin := regexp_replace(latin, '(^|[^a-z])i+([aou])', '\1y\2', 'g');
    if nth = 1 then
      key := latin;
    end if;
  end loop;
  return array[first, key, latin];
end $$;

-- What is typed becomes this. г is an h in Ukrainian, and a g where nothing shows the language.
create function search_key(words text) returns text
  language sql immutable strict parallel safe
  return (search_forms(plain_words(words)))[case when lower(words) ~ '[іїєґ]' then 3 else 2 end];

-- A line for each form that differs. What is typed on one line never reaches from one into the next.
create function lines_of(plain text, forms text[]) returns text
  language plpgsql immutable strict parallel safe as $$
begin
  return plain
    || case when forms[1] = plain then '' else E'\n' || forms[1] end
    || case when forms[2] in (plain, forms[1]) then '' else E'\n' || forms[2] end
    || case when forms[3] in (plain, forms[1], forms[2]) then '' else E'\n' || forms[3] end;
end $$;

-- What is stored or compared becomes this: as it is written, which also orders lists, in Latin letters
-- for what is only half typed, and its keys.
create function searchable(words text) returns text
  language sql immutable strict parallel safe
  return lines_of(plain_words(words), search_forms(plain_words(words)));

-- A pattern for `like` that finds what was typed anywhere, and everything where nothing was. Null, which
-- finds nothing, where the key of what was typed is empty.
create function search_pattern(words text) returns text
  language sql immutable strict parallel safe
  return case when words = '' then '%' else
    '%' || regexp_replace(nullif(search_key(words), ''), '([\\%_])', '\\\1', 'g') || '%' end;

-- The columns are made anew: a stored expression does not follow its function.
alter table athlete_profiles drop column search_text;
alter table athlete_profiles add column search_text text not null
  generated always as (searchable(coalesce(full_name, '') || ' ' || username)) stored;
create index athlete_profiles_search on athlete_profiles using gin (search_text gin_trgm_ops) where status = 'active';
create index athlete_profiles_search_inactive on athlete_profiles using gin (search_text gin_trgm_ops)
  where status <> 'active';
create index athlete_profiles_directory_by_name on athlete_profiles (search_text, id)
  where listed_in_directory and status = 'active';
create index athlete_profiles_directory_by_country on athlete_profiles (country, search_text, id)
  where listed_in_directory and status = 'active';

alter table clubs drop column search_text;
alter table clubs add column search_text text not null
  generated always as (searchable(name || ' ' || city || ' ' || coalesce(address, ''))) stored;
create index clubs_search on clubs using gin (search_text gin_trgm_ops) where deleted_at is null;

alter table competitions drop column search_text, drop column search_words;

-- The words of a text, cut at signs, apostrophes left out.
create function words_in(compared text) returns text[]
  language sql immutable strict parallel safe
  return array_remove(string_to_array(
    translate(compared, E'\n.,;:!?"()[]{}<>/\\|-–—_+&*#@%=~''’', repeat(' ', 31)), ' '), '');
create or replace function search_words(words text) returns text[]
  language sql immutable strict parallel safe
  return words_in(searchable(words));
create or replace function search_query(words text) returns tsquery
  language sql immutable strict parallel safe
  return (
    select (string_agg('''' || word || '''', ' & ' order by nth) || ':*')::tsquery
    from unnest(words_in(search_key(words))) with ordinality as typed (word, nth)
  );

alter table competitions
  add column search_text text not null generated always as
    (searchable(name || ' ' || organizer || ' ' || location || ' ' || city || ' ' || country)) stored,
  add column search_words tsvector not null generated always as
    (array_to_tsvector(search_words(
      name || ' ' || organizer || ' ' || location || ' ' || city || ' ' || country))) stored;
create index competitions_search on competitions using gin (search_text gin_trgm_ops);
create index competitions_words on competitions using gin (search_words)
  where approval_status = 'approved';

drop index contact_messages_search;
create index contact_messages_search on contact_messages
  using gin (searchable(name || ' ' || email || ' ' || message) gin_trgm_ops);
