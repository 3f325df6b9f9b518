import { bodyShaming } from './safety/body.ts';
import { exclusion } from './conduct/bullying.ts';
import { defamation } from './conduct/defamation.ts';
import { disclosure } from './safety/disclosure.ts';
import { drugs } from './safety/drugs.ts';
import { eating } from './safety/eating.ts';
import type { Detector } from './finding.ts';
import { grooming } from './safety/grooming.ts';
import { hate } from './conduct/hate.ts';
import { insult } from './conduct/insult.ts';
import { personal } from './safety/personal.ts';
import { profanity } from './conduct/profanity.ts';
import { scam } from './conduct/scam.ts';
import { selfHarm } from './safety/self-harm.ts';
import { sexual } from './safety/sexual.ts';
import { telling } from '../telling/telling.ts';
import { threat } from './conduct/threat.ts';
import { selfTalk, unkind } from './conduct/tone.ts';

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
