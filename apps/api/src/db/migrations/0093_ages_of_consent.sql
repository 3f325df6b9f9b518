-- The law of many countries asks an adult as well until 14, 15 or 16 (Article 8 of the GDPR): below that age a
-- young person's yes to pictures waits for an adult, linked or not. The server says who is under that age.
create function photo_consent_stands(
  child uuid, band text, wanted text, in_season integer, under_consent_age boolean) returns boolean
  language sql stable parallel safe
  return case when band = '13-15' and under_consent_age and not exists (
      select from parental_relationships r where r.child_id = child and r.ended_at is null)
    then false else photo_consent_stands(child, band, wanted, in_season) end;
