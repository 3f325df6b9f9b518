-- Who keeps a post out of sight: its author, a guardian of a child under 13, or a decision of the team.
alter table posts add column hidden_as text check (hidden_as in ('author', 'guardian', 'team'));

-- Who had hidden it before a decision did; it stays so when the decision is undone.
alter table posts add column hidden_before_as text check (hidden_before_as in ('author', 'guardian'));

update posts set
  hidden_as = case when hidden_by = author_id then 'author' else 'team' end,
  hidden_before_as = case when hidden_by_author_too then 'author' end
where is_hidden;

alter table posts drop column hidden_by_author_too;

-- A post can be removed by a decision as a comment can: out of sight for its author, too, and undone by an appeal.
alter table account_sanctions
  drop constraint account_sanctions_content_fits,
  add constraint account_sanctions_content_fits check (case kind
    when 'hidden' then content_type in ('post', 'club_review', 'challenge', 'competition')
    when 'removed' then content_type in ('post', 'comment')
    else true end);
