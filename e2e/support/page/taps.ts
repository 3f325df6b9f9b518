import type { Locator, Page } from '@playwright/test';

interface TapCounter {
  readonly page: Page;
  tap: (target: Locator) => Promise<void>;
  fill: (field: Locator, text: string) => Promise<void>;
  choose: (list: Locator, option: string) => Promise<void>;
  /** Clicks and touches so far, those that only open or tick something included. */
  readonly count: number;
  /** Fields that were typed into or chosen from so far. */
  readonly fields: number;
}

/**
 * What a task costs a person, in taps and fields. Moving into a field is part of filling it, so a
 * field counts once and is not a tap. What a journey does in another way is not counted.
 */
export function countTaps(page: Page): TapCounter {
  const cost = { taps: 0, fields: 0 };
  return {
    page,
    async tap(target) {
      cost.taps += 1;
      await target.click();
    },
    async fill(field, text) {
      cost.fields += 1;
      await field.fill(text);
    },
    async choose(list, option) {
      cost.fields += 1;
      await list.selectOption({ label: option });
    },
    get count() {
      return cost.taps;
    },
    get fields() {
      return cost.fields;
    },
  };
}
