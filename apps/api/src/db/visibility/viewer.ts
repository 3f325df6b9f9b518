import type { Viewer } from './visibility.ts';
import { type Member, can, isAdult, isChild, isUnderSixteen } from '@ribbon/domain/accounts';

/** Somebody as far as it matters to what they may read. */
export const viewerOf = (member: Member): Viewer => ({
  id: member.id,
  isAdult: isAdult(member.ageBand),
  isGuardian: isAdult(member.ageBand) && member.isGuardian === true,
  isYoung: isUnderSixteen(member.ageBand),
  isChild: isChild(member.ageBand),
  seesPrivate: can(member, 'viewPrivateProfiles'),
});

/** The name of a prepared statement whose text depends on who reads and on the month; the rest is filled in. */
export const shapeOf = (name: string, viewer: Viewer | undefined, now: Date): string =>
  [
    name,
    viewer?.isAdult,
    viewer?.isGuardian,
    viewer?.isYoung,
    viewer?.isChild,
    viewer?.seesPrivate,
    now.getUTCFullYear(),
    now.getUTCMonth(),
  ].join(' ');
