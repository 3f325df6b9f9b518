-- The age of consent where a person signed up. A country that they change to later may only raise it: young
-- people state their country themselves, and moving it must not replace an adult's consent.
alter table athlete_profiles add column consent_age smallint not null default 16
  check (consent_age between 13 and 16);
update athlete_profiles set consent_age = case
    when country in ('Belgium', 'Estonia', 'Finland', 'Iceland', 'Latvia', 'Malta', 'Norway', 'Portugal',
      'Sweden', 'United Kingdom', 'United States') then 13
    when country in ('Austria', 'Bulgaria', 'Canada', 'China', 'Cyprus', 'Italy', 'Lithuania', 'South Korea',
      'Spain') then 14
    else 15 end
  where country in ('Belgium', 'Estonia', 'Finland', 'Iceland', 'Latvia', 'Malta', 'Norway', 'Portugal',
      'Sweden', 'United Kingdom', 'United States', 'Austria', 'Bulgaria', 'Canada', 'China', 'Cyprus',
      'Italy', 'Lithuania', 'South Korea', 'Spain', 'Australia', 'Czechia', 'Denmark', 'France', 'Greece',
      'Slovenia');
