-- Competitions are found by words. Trigrams find a piece anywhere within a word, but what is common to
-- many names ('cup', 'club') is then read for all of them; a list of words is read from its rarest one.

-- The words of a text as they are compared: without accents, small, cut at signs, apostrophes left out.
create function search_words(words text) returns text[]
  language sql immutable strict parallel safe
  return array_remove(string_to_array(
    translate(searchable(words), '.,;:!?"()[]{}<>/\|-–—_+&*#@%=~''’', repeat(' ', 30)), ' '), '');

-- Finds all of these words, of the last one its beginning: it may be being typed. Null without a word.
create function search_query(words text) returns tsquery
  language sql immutable strict parallel safe
  return (
    select (string_agg('''' || word || '''', ' & ' order by nth) || ':*')::tsquery
    from unnest(search_words(words)) with ordinality as typed (word, nth)
  );

alter table competitions add column search_words tsvector not null generated always as
  (array_to_tsvector(search_words(
    name || ' ' || organizer || ' ' || location || ' ' || city || ' ' || country))) stored;
create index competitions_words on competitions using gin (search_words)
  where approval_status = 'approved';
