/** What can become of a kind of content; each part is there where it can. */
export interface ContentRow {
  /** The middle of a sentence: "a comment". Its name in reports and decisions. */
  readonly label?: string;
  /** People can report it: "Report this comment". */
  readonly reported?: string;
  /** What moderators can do to it. Profile texts cannot be hidden: their owner is asked to change them. */
  readonly sanctioned?: readonly ('hidden' | 'removed')[];
  /** Its filter in the moderators' queue. */
  readonly queued?: string;
  /** A child's guardian decides about it. */
  readonly guarded?: {
    /** Whether approval shows something of a child to other children. */
    readonly isSeenByChildren: boolean;
    /** The heading of the question. */
    readonly title: string;
    /** After "would like to". */
    readonly asks: string;
    /** After "said yes to" or "said no to", for the child. */
    readonly wish: string;
    /** After "it is about", in an email. */
    readonly about: string;
  };
  /** A case about a child can link to it; its name among the choices. */
  readonly linked?: string;
  /** It shows pictures, and decides who sees them. */
  readonly illustrated?: true;
}
