import type { PlanBlock } from '@ribbon/domain/plans';

/** Each block with the minute of the session at which it begins. */
export function timed(blocks: readonly PlanBlock[]): (PlanBlock & { from: number })[] {
  let minute = 0;
  return blocks.map((block) => {
    const from = minute;
    minute += block.minutes;
    return { ...block, from };
  });
}
