-- What the administration of clubs and claims asks of the first schema.

-- A claim belongs to the account that made it (rule 15). An address that somebody typed must not keep its true
-- owner from claiming, nor tell whether there is a request with it.
drop index club_claim_requests_one_pending_email;

-- The lists of /admin/clubs, newest first, by status.
create index clubs_newest_by_status on clubs (status, created_at desc, id desc) where deleted_at is null;
create index club_claim_requests_by_status on club_claim_requests (status, created_at desc, id desc);

-- An import leaves out clubs that are there already.
create index clubs_by_name_and_city on clubs (lower(name), lower(city)) where deleted_at is null;
create index club_imports_newest on club_imports (created_at desc);
