-- How often a network has called an endpoint that has a limit, counted by all processes together. The network
-- only as a hash. Unlogged: a crash forgets the counts, and no call waits for a disk.
create unlogged table network_counts (
  subject_hash text primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index network_counts_ends_at on network_counts (ends_at);
