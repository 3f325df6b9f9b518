-- A right to organise that was proven can be taken back; whoever lost it may ask again.
alter table organiser_requests
  drop constraint organiser_requests_status_check,
  add constraint organiser_requests_status_check check (status in ('pending', 'approved', 'rejected', 'revoked'));
drop index organiser_requests_one;
create unique index organiser_requests_one on organiser_requests (competition_id, user_id)
  where status in ('pending', 'approved');
create index organiser_requests_approved on organiser_requests (created_at, id) where status = 'approved';
