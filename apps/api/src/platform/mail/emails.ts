import type { UserId } from '@ribbon/domain/accounts';
import type { Language } from '@ribbon/domain/kernel';
import type { NotificationType } from '@ribbon/domain/notifications';
import type { EventName, EventOf } from '../outbox/domain-events.ts';

/** The content of a mail; the layout makes it HTML and plain text alike. */
export interface EmailContent {
  subject: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  greeting: string;
  paragraphs: readonly string[];
  button?: { label: string; href: string };
  /** The reader's earlier message, quoted below the text. */
  quote?: { lead: string; lines: readonly string[] };
  /** Smaller, below the button: how long the link lasts, what to do if it was not you. */
  footnotes?: readonly string[];
}

/** The recipient: a person, or an address without an account. */
export interface Addressee {
  /** Null for a child without their own address, who is notified in the app alone. */
  readonly email: string | null;
  readonly id?: UserId;
  /** Without one they read the language of the person who caused the email. */
  readonly language?: Language;
}

/** Where a letter goes. */
export type Mailbox = Addressee & { readonly email: string };

export const hasAddress = <Person extends Addressee>(
  person: Person,
): person is Person & { readonly email: string } => person.email !== null;

/** One letter to all of them, with every address visible: for people who share a task. */
export function together(addressees: readonly Addressee[]): Mailbox {
  const mailboxes = addressees.filter(hasAddress);
  if (mailboxes.length === 0) throw new Error('No recipients');
  return { email: mailboxes.map(({ email }) => email).join(', ') };
}

interface Definition<Name extends EventName, Facts, Reader extends Addressee> {
  /** The event that it answers. */
  on: Name;
  /** The name by which the event log knows it. */
  template: string;
  /** Reads the facts at the moment of sending; undefined when there is nothing to say any more. */
  about(event: EventOf<Name>): Promise<Facts | undefined>;
  /** The kind of notification it carries: its reader's choices and quiet hours apply. */
  kind?: NotificationType | ((facts: Facts) => NotificationType);
  /** Proves that an address can be read, so it is sent even to an address that has refused mail. */
  isProof?: boolean;
  to(facts: Facts): Promise<readonly Reader[]> | readonly Reader[];
  write(facts: Facts, envelope: { reader: Reader; platformName: string }): EmailContent;
  /** Notes that it has gone, so that a retry of what comes after it does not send it again. */
  sent?(facts: Facts): Promise<void>;
}

export interface EmailToSend {
  readonly to: Mailbox;
  readonly kind: NotificationType | undefined;
  readonly write: (platformName: string) => EmailContent;
  readonly sent: () => Promise<void>;
}

/** A row of a slice's letters, as the mail slice sees it. */
export interface EmailDefinition {
  readonly on: EventName;
  readonly template: string;
  readonly isProof: boolean;
  readonly emails: (event: unknown) => Promise<readonly EmailToSend[]>;
  /** The words alone, for invented facts: pictures of letters are taken of these. */
  readonly words: (
    facts: unknown,
    envelope: { reader: unknown; platformName: string },
  ) => EmailContent;
}

/** One row: the event, the recipients, the kind and the words. */
export const defineEmail = <Name extends EventName, Facts, Reader extends Addressee>({
  on,
  template,
  about,
  kind,
  isProof = false,
  to,
  write,
  sent,
}: Definition<Name, Facts, Reader>): EmailDefinition => ({
  on,
  template,
  isProof,
  words: (facts, { reader, platformName }) =>
    write(facts as Facts, { reader: reader as Reader, platformName }),
  async emails(event) {
    const facts = await about(event as EventOf<Name>);
    if (facts === undefined) return [];
    return (await to(facts)).filter(hasAddress).map((reader) => ({
      to: reader,
      kind: typeof kind === 'function' ? kind(facts) : kind,
      write: (platformName) => write(facts, { reader, platformName }),
      sent: async () => sent?.(facts),
    }));
  },
});
