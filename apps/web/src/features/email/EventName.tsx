import {
  Building2,
  HeartHandshake,
  KeyRound,
  type LucideIcon,
  Mail,
  UserRound,
} from 'lucide-react';

/** By what the name of the event has in it. */
const ICONS: readonly (readonly [part: string, icon: LucideIcon])[] = [
  ['password', KeyRound],
  ['friend', HeartHandshake],
  ['club', Building2],
  ['user', UserRound],
];
/** The first characters of an id are enough to distinguish two rows. */
const ID_SHOWN = 8;

export function EventName({ event, id }: { event: string; id?: string }) {
  const Icon = ICONS.find(([part]) => event.includes(part))?.[1] ?? Mail;
  return (
    <span className="flex min-w-0 items-start gap-2">
      <Icon aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{event}</span>
        {id !== undefined && (
          <span className="block text-sm text-muted">{id.slice(0, ID_SHOWN)}</span>
        )}
      </span>
    </span>
  );
}
