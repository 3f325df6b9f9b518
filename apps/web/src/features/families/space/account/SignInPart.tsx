import { wordsFor } from '#lib/http/client.ts';
import { longDay } from '#lib/format/format.ts';
import { Button, LinkButton, Section, toast } from '#ui';
import type { CodeCard } from '@ribbon/domain/accounts';
import { type FamilyChild, type Guardianship, familyPolicy } from '@ribbon/domain/families';
import { IdCard, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { CodeCardSheet } from '../../add/CodeCardSheet.tsx';
import { childName } from '../../families.child.format.ts';
import { useCancelCodeCard, useNewCodeCard } from '../../families.queries.ts';
import { ChildPasswordDialog } from './ChildPasswordDialog.tsx';
import { t } from '@ribbon/domain/kernel';

/** How a child without an email address gets back in. */
export function SignInPart({ child, link }: { child: FamilyChild; link: Guardianship }) {
  const [choosing, setChoosing] = useState(false);
  const [card, setCard] = useState<CodeCard>();
  const make = useNewCodeCard(child.id);
  if (!familyPolicy.helpSignIn(link, child)) return null;
  const name = childName(child);
  const print = () =>
    void make.mutateAsync().then(setCard, (error: unknown) => toast.error(wordsFor(error)));
  return (
    <Section
      title="Signing in"
      intro={t('If {name} forgets their password, you can help here.', { name })}
    >
      {card ? (
        <CodeCardSheet card={card} name={name} onDone={() => setCard(undefined)} />
      ) : (
        <div className="flex flex-col items-stretch gap-3">
          {child.codeCardUntil !== null && <OpenCard child={child} until={child.codeCardUntil} />}
          <Button
            variant="secondary"
            icon={<IdCard aria-hidden />}
            pending={make.isPending}
            onClick={print}
          >
            New code card
          </Button>
          <Button
            variant="secondary"
            icon={<KeyRound aria-hidden />}
            onClick={() => setChoosing(true)}
          >
            New password
          </Button>
        </div>
      )}
      <ChildPasswordDialog child={child} open={choosing} onClose={() => setChoosing(false)} />
    </Section>
  );
}

function OpenCard({ child, until }: { child: FamilyChild; until: Date }) {
  const cancel = useCancelCodeCard(child.id);
  return (
    <p className="text-sm">
      A code card can be used until {longDay(until)}.{' '}
      <LinkButton
        // The promise: this line is gone once the family is read again, and callbacks of `mutate` with it.
        onClick={() =>
          void cancel.mutateAsync().then(
            () => toast.success('The card no longer works.'),
            (error: unknown) => toast.error(wordsFor(error)),
          )
        }
      >
        Cancel the card
      </LinkButton>
    </p>
  );
}
