import * as z from 'zod';

/** Where a notification belongs; also the filters of the list. */
export const Category = z.enum(['friends', 'posts', 'clubs', 'family', 'safety']);
export type Category = z.infer<typeof Category>;

/** Who caused it, by the name that others see, and how many more there are. */
export interface Who {
  id: string | null;
  name: string;
  others: number;
}

/** The people a kind can reach; the settings of everyone else leave it out. */
export type ShownTo = 'everyone' | 'adults' | 'minors' | 'clubAdmins' | 'systemAdmins';

export interface Kind<Data> {
  readonly category: Category;
  /** What the settings call it. */
  readonly label: string;
  readonly shownTo: ShownTo;
  readonly data: z.ZodType<Data>;
  readonly title: (data: Data) => string;
  readonly message: (data: Data, who: Who) => string;
  /** Where a click leads. */
  readonly link: (data: Data, who: Who) => string;
  /** Emails are on by default, off by default, or never sent. */
  readonly mail: 'on' | 'off' | 'none';
  /** Many may come in an hour: their mails are put together. */
  readonly isFrequent: boolean;
  /** One row per subject: it counts further people or, without people, becomes unread again. */
  readonly isGrouped: boolean;
  /** Cannot be turned off: somebody needs an answer, or it concerns the reader's own safety. */
  readonly isRequired: boolean;
  /** The reader's own act: listed, but not as unread. */
  readonly isOwnAct: boolean;
  /** About the reader's child, or about a guardian: blocks do not hide it (rule 25). */
  readonly ignoresBlocks: boolean;
}

type Optional =
  | 'shownTo'
  | 'isFrequent'
  | 'isGrouped'
  | 'isRequired'
  | 'isOwnAct'
  | 'ignoresBlocks';

export const kind = <Data>(
  definition: Omit<Kind<Data>, Optional> & Partial<Pick<Kind<Data>, Optional>>,
): Kind<Data> => ({
  shownTo: 'everyone',
  isFrequent: false,
  isGrouped: false,
  isRequired: false,
  isOwnAct: false,
  ignoresBlocks: false,
  ...definition,
});

export const nameOf = ({ name }: Who): string => name;
