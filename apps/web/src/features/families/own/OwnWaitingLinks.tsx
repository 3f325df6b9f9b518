import { wordsFor } from '#lib/http/client.ts';
import { longDay } from '#lib/format/format.ts';
import { Button, Notice, toast } from '#ui';
import { RELATIONSHIP_PHRASES, TEEN_LINK_WARNING, type WaitingLink } from '@ribbon/domain/families';
import { useCancelLink } from '../families.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** Pending links, for the two people they would connect. */
export function OwnWaitingLinks({ links }: { links: readonly WaitingLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul aria-label="Waiting to be linked" className="flex flex-col gap-4">
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
      title={t('{adult} is about to be linked to your account', { adult: adult.name })}
      action={
        <Cancel
          link={link}
          label="Cancel this link"
          done={t('{adult} won’t be linked.', { adult: adult.name })}
        />
      }
    >
      <p>
        @{adult.username} says they are {RELATIONSHIP_PHRASES[relationship]}. The link starts on{' '}
        {longDay(takesEffectAt)}, or sooner if someone who looks after you says yes.
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
      title={t('You said yes to {youngPerson}', { youngPerson: youngPerson.name })}
      action={
        <Cancel
          link={link}
          label="Change my mind"
          done={t('OK. You won’t be linked to {youngPerson}.', { youngPerson: youngPerson.name })}
        />
      }
    >
      <p>
        The link starts when someone who looks after {youngPerson.name} confirms it, or on{' '}
        {longDay(takesEffectAt)} if nobody says no. Until then you can’t see the account.
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
