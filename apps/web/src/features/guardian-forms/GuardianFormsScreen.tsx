import { Picture, mediaAddress } from '#features/media';
import { DueClock } from '#lib/admin-list/DueClock.tsx';
import { dayAndTime } from '#lib/format/format.ts';
import { useTitle } from '#lib/navigation/title.ts';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  Heading,
  Page,
  PagedList,
  Skeleton,
  linkClass,
} from '#ui';
import { RELATIONSHIP_LABELS } from '@ribbon/domain/families';
import type { WaitingForm } from '@ribbon/domain/guardian-forms';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Deciding, FormDecisionDialog } from './FormDecisionDialog.tsx';
import { formsQuery } from './guardian-forms.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** The pending signed forms, for moderators. */
export function GuardianFormsScreen() {
  useTitle('Signed Forms');
  const query = useInfiniteQuery(formsQuery);
  const [deciding, setDeciding] = useState<Deciding>();
  return (
    <Page
      title="Signed Forms"
      width="wide"
      intro="Parents and guardians sign a form to show who they are. Compare it with what is written beside it. The picture is deleted with your decision."
    >
      <PagedList
        query={query}
        rowsOf={(page) => page.forms}
        loading={<Skeleton className="h-96" />}
        failed={{ title: 'We couldn’t load the forms' }}
        saysOutOfDate
        moreLabel="More forms"
        empty={
          <EmptyState
            compact
            title="You’re all caught up"
            text="Forms that parents and guardians sign will appear here. Those of your own family are for someone else to check."
          />
        }
      >
        {(forms) => (
          <ul className="grid gap-4 lg:grid-cols-2">
            {forms.map((form) => (
              <FormCard key={form.id} form={form} onDecide={setDeciding} />
            ))}
          </ul>
        )}
      </PagedList>
      <FormDecisionDialog deciding={deciding} onClose={() => setDeciding(undefined)} />
    </Page>
  );
}

function FormCard({
  form,
  onDecide,
}: {
  form: WaitingForm;
  onDecide: (deciding: Deciding) => void;
}) {
  const { guardian, child, file } = form;
  const about = <span className="sr-only"> the form of {guardian}</span>;
  return (
    <Card render={<li />} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Heading level={2} size="lg" className="min-w-0 wrap-anywhere">
          {guardian}
        </Heading>
        <DueClock dueAt={form.dueAt} />
      </div>
      <dl className="flex flex-col gap-2 text-sm">
        <Fact name="Account">@{form.guardianUsername}</Fact>
        <Fact name="Child">
          {child.name} (@{child.username})
        </Fact>
        <Fact name="Related">{RELATIONSHIP_LABELS[form.relationship]}</Fact>
        <Fact name="Reference">
          <strong className="font-mono">{form.reference}</strong>
        </Fact>
        <Fact name="Sent">{dayAndTime(form.sentAt)}</Fact>
      </dl>
      {form.declinedBefore > 0 && (
        <Badge tone="caution">
          {form.declinedBefore === 1
            ? 'Declined once before'
            : t('Declined {declinedBefore} times before', { declinedBefore: form.declinedBefore })}
        </Badge>
      )}
      {file ? (
        <>
          <Picture
            file={file}
            alt={t('Form signed by {guardian}', { guardian })}
            className="rounded-md"
          />
          <a
            href={mediaAddress(file.id, 'large')}
            target="_blank"
            rel="noreferrer"
            className={linkClass}
          >
            Open the picture in full<span className="sr-only">: form of {guardian}</span>
          </a>
        </>
      ) : (
        <p className="text-sm text-muted">The picture isn’t there any more.</p>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={() => onDecide({ form, accept: true })}>Accept{about}</Button>
        <Button variant="secondary" onClick={() => onDecide({ form, accept: false })}>
          Decline{about}
        </Button>
      </div>
    </Card>
  );
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3">
    <dt className="text-muted">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);
