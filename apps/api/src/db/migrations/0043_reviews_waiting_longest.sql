-- Moderators read first what has waited longest: an edit since it was sent, not since its review was.
create index club_reviews_waiting_longest on club_reviews (coalesce(pending_since, created_at), id)
  where awaits_decision;
