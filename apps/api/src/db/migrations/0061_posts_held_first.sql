-- Many who like or comment on one post at once: each first shared the row of the post with the others (its foreign
-- key) and then changed it (its counters). Versions of a row that were shared when they were changed are not seen to
-- be dead before the next vacuum, so each reader walked past all of them, and a busy post became slower by the
-- minute. Whoever holds the row from the beginning shares it with nobody.
create function hold_post() returns trigger language plpgsql as $$
begin
  perform from posts where id = new.post_id for no key update;
  return new;
end
$$;
create trigger likes_hold_post before insert on likes for each row execute function hold_post();
-- What waits for somebody is not counted yet.
create trigger comments_hold_post before insert on comments
  for each row when (new.approval_status = 'approved') execute function hold_post();
