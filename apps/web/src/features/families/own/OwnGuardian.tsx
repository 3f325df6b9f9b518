import { PersonPortrait } from '#features/media';
import { ReportButton } from '#features/reports';
import { wordsFor } from '#lib/http/client.ts';
import { Button, Card, ConfirmDialog, Heading } from '#ui';
import { type Me, isChild } from '@ribbon/domain/accounts';
import {
  type Guardian,
  GUARDIAN_ROLE_TEXTS,
  RELATIONSHIP_LABELS,
  TEEN_GUARDIAN_TEXTS,
  UNVERIFIED_BESIDE_TEXT,
  familyPolicy,
} from '@ribbon/domain/families';
import { useState } from 'react';
import { useEndOwnLink } from '../families.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** What a guardian can do, as far as others who look after the account leave it. */
function textFor({ ageBand, family }: Me, { role, isVerified }: Guardian): string {
  if (!isChild(ageBand)) return TEEN_GUARDIAN_TEXTS.toTeen;
  const link = { role, isVerified, childAgeBand: ageBand, isOpen: !family.startsInPrivate };
  const isBeside = familyPolicy.decide(link) && !familyPolicy.rule(link);
  return isBeside ? UNVERIFIED_BESIDE_TEXT : GUARDIAN_ROLE_TEXTS[role].toChild;
}

/** One guardian, as the young person sees them. */
export function OwnGuardian({ me, guardian }: { me: Me; guardian: Guardian }) {
  const [asking, setAsking] = useState(false);
  const end = useEndOwnLink();
  return (
    <Card>
      <div className="flex items-start gap-4">
        <PersonPortrait person={guardian} />
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <Heading level={3}>{guardian.name}</Heading>
          <p className="text-sm text-muted">{RELATIONSHIP_LABELS[guardian.relationship]}</p>
          <p className="mt-1">{textFor(me, guardian)}</p>
          <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
            {guardian.canRemove && (
              <Button variant="secondary" onClick={() => setAsking(true)}>
                End this link
              </Button>
            )}
            <ReportButton
              about={{ contentType: 'profile', contentId: guardian.id }}
              label={t('Report {guardian}', { guardian: guardian.name })}
              inWords
            />
          </div>
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('End the link with {guardian}?', { guardian: guardian.name })}
        text="They will no longer see your profile through this link, how much you use your account, or what coaches write in your training log. We’ll tell them the link has ended."
        confirmLabel="End this link"
        pending={end.isPending}
        error={end.isError ? wordsFor(end.error) : undefined}
        onConfirm={() => end.mutate(guardian.id, { onSuccess: () => setAsking(false) })}
      />
    </Card>
  );
}
