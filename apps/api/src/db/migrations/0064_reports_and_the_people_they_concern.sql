-- Reports and cases are hidden from the people they concern.

-- A link in a case keeps who made the thing, so that the case stays hidden from them when the thing is gone.
alter table safeguarding_notes disable trigger safeguarding_notes_are_final;
update safeguarding_notes n set person_id = who.id
from users who
where n.kind = 'linked' and who.id = case n.subject_kind
  when 'post' then (select author_id from posts where id = n.subject_id)
  when 'comment' then (select author_id from comments where id = n.subject_id)
  else n.subject_id end;
alter table safeguarding_notes enable trigger safeguarding_notes_are_final;

create index report_tickets_of_club on report_tickets (content_id) where content_type = 'other';
