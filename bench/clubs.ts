/** Two clubs on each hundred square kilometres, in a square around the spot, evenly (R2 sequence). */
export const FILL = `
  insert into clubs (name, city, country, address, description, phone, email, website, hours,
                     programs, latitude, longitude, age_from, levels, apparatus, days)
  select 'Bench ' || n, 'Town ' || n, 'United Kingdom', n || ' Ribbon Lane', repeat('Friendly. ', 12),
         '01632 960100', 'hello@bench.ribbon.test', 'https://bench.ribbon.test', 'Weekdays 10:00–18:00',
         array['Beginner squad', 'Group routines', 'Holiday camps', 'Adult rhythmic'],
         $2::double precision + (n * 0.7548776662 % 1 - 0.5) * side / 111.19,
         $3::double precision + (n * 0.5698402910 % 1 - 0.5) * side / (111.19 * cos(radians($2))),
         5, array['beginner'], array['hoop'], array['monday']
  from (select sqrt($1::integer / 0.02) as side) land,
       generate_series(1, $1::integer - (select count(*)::integer from clubs)) n`;
