const STREET =
  'street|road|lane|avenue|drive|way|close|court|gardens|heights|view|walk|rise|terrace|crescent|square|mews|row|hill';

/** Where a child can be found, when it is alone, and what opens its door. */
export const WHEREABOUTS: readonly string[] = [
  `( address / live / lives / moved / staying / stay / house|home is|s / i|we am|are at / come to|over / mail ~3 ) ~6 # !th|st|nd|rd . ~1 ( ${STREET} )`,
  '( street / road / lane / avenue / drive / terrace / crescent / rise ) ~1 number #',
  `number # ~2 ( on / in )? . ( street / road / lane / avenue / drive / terrace / crescent )`,
  '( room # ~3 hotel / hotel ~4 room # )',
  '( gate / door / alarm / entry ) code ~2 #',
  'code for ~2 ( gate / door / house / alarm ) ~1 #',
  '( locker / bike ) ( combination / code ) @isare ~1 #',
  'spare key ~2 ( in / under / behind )',
  '( only / just ) me ( and|n my|the ~2 )? ~2 ( in the house / at home / from # / until / till / at the bus )',
  '( on my own / alone ) ( all day / from # / until # / till # )',
  '( i am / im ) ~1 ( alone / on my own ) ( from / until / till / all ) ~2',
  '( house / flat ) is empty ~2',
  'parents ~3 ( out / away / gone ) ~4 ( until / till ) ~6 ( me / i / house / freedom )',
  '( dad / mum / mom / stepdad / they ) ~2 ( nights / night shift / away until|till ) ~8 ( alone / only me / just me / on my own )',
  'i ( wait / get off ) ~2 ( at / by ) ~5 ( gate / shed / stop / shelter / station )',
  'recogni* me ~6 ( coat / plait / hair / uniform / jacket / bag )',
  '( her / his ) real name ~1 . .',
  '( i|she|he am|is ) ( in ( year / class ) # )? at . ~2 ( primary / academy / juniors / secondary / grammar )',
];
