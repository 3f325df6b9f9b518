import { wordsFor } from '#lib/http/client.ts';
import { longDay } from '#lib/format/format.ts';
import { Button, Card, Heading, toast } from '#ui';
import { RELATIONSHIP_PHRASES, type WaitingLink } from '@ribbon/domain/families';
import { UserRoundSearch } from 'lucide-react';
import { useAnswerLink } from '../families.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** Adults that young people would like to link, for the people who know them to confirm. */
export function LinkQuestions({ links }: { links: readonly WaitingLink[] }) {
  return (
    <ul aria-label="Links to confirm" className="flex max-w-2xl flex-col gap-4">
      {links.map((link) => (
        <li key={link.id}>
          <LinkQuestion link={link} />
        </li>
      ))}
    </ul>
  );
}

function LinkQuestion({ link }: { link: WaitingLink }) {
  const { adult, youngPerson, relationship, takesEffectAt, club } = link;
  const answer = useAnswerLink();
  const what = t('{adult} and {youngPerson}', { adult: adult.name, youngPerson: youngPerson.name });
  // Told also when the card is gone by then.
  const say = (approve: boolean) =>
    void answer.mutateAsync({ linkId: link.id, approve }).then(
      () =>
        toast.success(
          approve ? t('{what} are now linked.', { what }) : t('{what} won’t be linked.', { what }),
        ),
      (error: unknown) => toast.error(wordsFor(error)),
    );
  const saying = answer.isPending ? answer.variables.approve : undefined;
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <div className="flex items-start gap-3">
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-ink [&>svg]:size-5">
            <UserRoundSearch aria-hidden />
          </span>
          <div className="min-w-0 flex-1">
            <Heading level={3}>Do you know {adult.name}?</Heading>
            <p className="text-sm text-muted wrap-anywhere">
              @{adult.username} says they are {RELATIONSHIP_PHRASES[relationship]}
            </p>
          </div>
        </div>
        <p className="wrap-anywhere">
          {youngPerson.name}
          {club !== null && t(' from {club}', { club })} has asked {adult.name} to look after their
          account. {adult.name} would see their profile and how much they use it. Only say yes if
          you’re sure this is right. If nobody says no, the link starts on {longDay(takesEffectAt)}.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button pending={saying === true} disabled={saying === false} onClick={() => say(true)}>
            Yes, I know them<span className="sr-only">: link {what}</span>
          </Button>
          <Button
            variant="secondary"
            pending={saying === false}
            disabled={saying === true}
            onClick={() => say(false)}
          >
            No, don’t link<span className="sr-only"> {what}</span>
          </Button>
        </div>
      </div>
    </Card>
  );
}
