-- How often this request was declined: a coach asks a child's guardian once more, and then not for a while.
alter table friendships add column noes smallint not null default 0 check (noes >= 0);
update friendships set noes = 1 where status = 'rejected';
