import { bodyShaming } from './body.ts';
import { exclusion } from './bullying.ts';
import { defamation } from './defamation.ts';
import { disclosure } from './disclosure.ts';
import { drugs } from './drugs.ts';
import { eating } from './eating.ts';
import type { Detector } from './finding.ts';
import { grooming } from './grooming.ts';
import { hate } from './hate.ts';
import { insult } from './insult.ts';
import { personal } from './personal.ts';
import { profanity } from './profanity.ts';
import { scam } from './scam.ts';
import { selfHarm } from './self-harm.ts';
import { sexual } from './sexual.ts';
import { telling } from '../telling/telling.ts';
import { threat } from './threat.ts';
import { selfTalk, unkind } from './tone.ts';

export const DETECTORS: readonly Detector[] = [
  grooming,
  sexual,
  selfHarm,
  disclosure,
  telling,
  threat,
  eating,
  hate,
  personal,
  drugs,
  bodyShaming,
  exclusion,
  insult,
  defamation,
  profanity,
  scam,
  selfTalk,
  unkind,
];
