import { wordsFor } from '#lib/client.ts';
import { longDay } from '#lib/format.ts';
import { Button, Notice, toast } from '#ui';
import { RELATIONSHIP_LABELS, TEEN_LINK_WARNING, type WaitingLink } from '@ribbon/domain/families';
import { useCancelLink } from '../families.queries.ts';

/** Links that do not count yet, for the two whom they would bind. */
export function OwnWaitingLinks({ links }: { links: readonly WaitingLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul aria-label="Links that wait" className="flex flex-col gap-4">
      {links.map((link) => (
        <li key={link.id}>{link.isOwn ? <OfYoung link={link} /> : <OfAdult link={link} />}</li>
      ))}
    </ul>
  );
}

/** A warning in plain words, and the way out beside it. */
function OfYoung({ link }: { link: WaitingLink }) {
  const { adult, relationship, takesEffectAt } = link;
  return (
    <Notice
      tone="caution"
      role="none"
      title={`${adult.name} is about to be linked to your account`}
      action={<Cancel link={link} label="Cancel this link" done={`${adult.name} is not linked.`} />}
    >
      <p>
        @{adult.username} says: {RELATIONSHIP_LABELS[relationship].toLowerCase()}. The link counts
        from {longDay(takesEffectAt)}, or sooner if somebody who looks after you says yes.
      </p>
      <p className="mt-2 font-semibold">{TEEN_LINK_WARNING}</p>
    </Notice>
  );
}

function OfAdult({ link }: { link: WaitingLink }) {
  const { youngPerson, takesEffectAt } = link;
  return (
    <Notice
      role="none"
      title={`You said yes to ${youngPerson.name}`}
      action={<Cancel link={link} label="Take it back" done="You took it back." />}
    >
      <p>
        The link counts once somebody who looks after {youngPerson.name} has confirmed it, and from{' '}
        {longDay(takesEffectAt)} if nobody says no. Until then you see nothing.
      </p>
    </Notice>
  );
}

function Cancel({ link, label, done }: { link: WaitingLink; label: string; done: string }) {
  const cancel = useCancelLink();
  return (
    <Button
      variant="secondary"
      pending={cancel.isPending}
      onClick={() =>
        void cancel.mutateAsync(link.id).then(
          () => toast.success(done),
          (error: unknown) => toast.error(wordsFor(error)),
        )
      }
    >
      {label}
    </Button>
  );
}
