import { APPARATUS_CLUBS } from '@ribbon/domain/kernel';
export const apparatusNames = ['hoop', 'ball', 'clubs', 'ribbon', 'rope'] as const;
export type ApparatusName = (typeof apparatusNames)[number];

/** Written out because Tailwind only keeps class names that it can read. */
export const apparatusLook: Record<
  ApparatusName,
  { label: string; ink: string; soft: string; fill: string }
> = {
  hoop: { label: 'Hoop', ink: 'text-hoop', soft: 'bg-hoop-soft', fill: 'bg-hoop' },
  ball: { label: 'Ball', ink: 'text-ball', soft: 'bg-ball-soft', fill: 'bg-ball' },
  clubs: { label: APPARATUS_CLUBS, ink: 'text-clubs', soft: 'bg-clubs-soft', fill: 'bg-clubs' },
  ribbon: { label: 'Ribbon', ink: 'text-ribbon', soft: 'bg-ribbon-soft', fill: 'bg-ribbon' },
  rope: { label: 'Rope', ink: 'text-rope', soft: 'bg-rope-soft', fill: 'bg-rope' },
};
