-- The last functions and triggers with names that were clauses.
alter trigger comments_decide_who_reads on comments rename to comments_set_readers;
alter function see_each_other() rename to end_blocks_of_guardian;
alter function decide_again_who_reads(uuid) rename to recompute_comment_readers;

create or replace function recompute_comments_of_author() returns trigger language plpgsql as $$
begin
  perform recompute_comment_readers(new.id);
  return null;
end
$$;

create or replace function recompute_comments_by_choice() returns trigger language plpgsql as $$
begin
  perform recompute_comment_readers(coalesce(new.user_id, old.user_id));
  return null;
end
$$;
