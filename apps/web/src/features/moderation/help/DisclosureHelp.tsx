import { wordsFor } from '#lib/http/client.ts';
import { Button, Notice, TakesFocus, linkClass } from '#ui';
import { RESPONSE_HOURS, t } from '@ribbon/domain/kernel';
import type { DisclosureId } from '@ribbon/domain/moderation';
import { Link } from '@tanstack/react-router';
import { useAnswerDisclosure } from '../moderation.queries.ts';
import { HelpLines } from './HelpLines.tsx';

/** Never scolds: it thanks, helps, and offers a private way to talk to a person. */
export function DisclosureHelp({
  disclosureId,
  onClose,
}: {
  disclosureId: DisclosureId;
  onClose: () => void;
}) {
  const answer = useAnswerDisclosure(disclosureId);
  if (answer.isSuccess && answer.variables) {
    return (
      <TakesFocus className="flex flex-col gap-5">
        <p>
          We’ve told the people who can help. Someone from our team aims to write to you here within
          {t(' {urgent} hours', { urgent: RESPONSE_HOURS.urgent })}: you’ll find it under{' '}
          <Link to="/answers" className={linkClass} onClick={onClose}>
            Answers
          </Link>
          . If you’re in danger now, please call one of these numbers.
        </p>
        <HelpLines />
        <Button block onClick={onClose}>
          Close
        </Button>
      </TakesFocus>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <p>
        You did the right thing. It’s not your fault, and we haven’t shown what you wrote to anyone
        else here. Nobody is allowed to hurt you, scare you or make you keep a secret like that.
      </p>
      <p className="font-semibold">Would you like a person from our team to get in touch?</p>
      {answer.isError && <Notice tone="danger">{wordsFor(answer.error)}</Notice>}
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button pending={answer.isPending} onClick={() => answer.mutate(true)}>
          Yes, please
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            answer.mutate(false);
            onClose();
          }}
        >
          Not now
        </Button>
      </div>
      <h3 className="text-lg">You can also call for free, without giving your name</h3>
      <HelpLines />
    </div>
  );
}
