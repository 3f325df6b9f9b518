import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { call } from '#lib/http/client.ts';
import { longDay, monthAndYear } from '#lib/format/format.ts';
import { useSchemaForm } from '#lib/forms/form.ts';
import { meQuery } from '#lib/session/session.ts';
import {
  Button,
  Dialog,
  Form,
  List,
  ListRow,
  QueryBoundary,
  Section,
  Skeleton,
  TextField,
  toast,
} from '#ui';
import {
  Correction,
  type Me,
  type OwnDetails,
  correctionEndpoints as endpoints,
  correctionPolicy,
} from '@ribbon/domain/accounts';
import { useQuery } from '@tanstack/react-query';
import { IdCard } from 'lucide-react';
import { useState } from 'react';
import { OwnTypeRow } from './OwnTypeRow.tsx';
import { detailsQuery } from './accounts.details.queries.ts';
import { BirthFields } from '../sign-up/fields/BirthFields.tsx';
import { t } from '@ribbon/domain/kernel';

/** Name and month of birth of the signed-in person, and how to correct them. */
export function OwnDetailsSection({ me }: { me: Me }) {
  return (
    <Section title="Your details">
      <QueryBoundary
        query={useQuery(detailsQuery)}
        failed={{ title: 'We couldn’t load your details' }}
        loading={<Skeleton shape="block" className="h-16" />}
      >
        {(details) => <Details me={me} details={details} />}
      </QueryBoundary>
    </Section>
  );
}

function Details({ me, details }: { me: Me; details: OwnDetails }) {
  const [open, setOpen] = useState(false);
  const { fullName, birthMonth, birthYear, nextAt } = details;
  return (
    <>
      <List>
        <ListRow
          icon={<IdCard aria-hidden />}
          title={fullName}
          text={
            <>
              Born in {monthAndYear(new Date(birthYear, birthMonth - 1))}.{' '}
              {nextAt &&
                t('You can correct this again from {nextAt}.', { nextAt: longDay(nextAt) })}
            </>
          }
          action={
            nextAt === null && (
              <Button variant="secondary" onClick={() => setOpen(true)}>
                Correct details
              </Button>
            )
          }
        />
        <OwnTypeRow details={details} isAdult={correctionPolicy.birth(me)} />
      </List>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Correct your details"
        description={
          me.isVerified
            ? 'You can do this twice a year. If you change your name, you’ll lose your verified badge until we’ve checked it.'
            : 'You can do this twice a year.'
        }
      >
        <CorrectionForm me={me} details={details} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function CorrectionForm({
  me,
  details: { fullName, birthMonth, birthYear },
  onDone,
}: {
  me: Me;
  details: OwnDetails;
  onDone: () => void;
}) {
  const form = useSchemaForm(Correction, { fullName, birthMonth, birthYear });
  const correct = useTopicMutation(
    [detailsQuery.queryKey, meQuery.queryKey],
    (body: Correction) => call(endpoints.correct, { body }),
    { onlyOnSuccess: true },
  );
  const submit = form.handleSubmit((correction) =>
    correct.mutateAsync(correction).then(() => {
      toast.success('Your details have been changed.');
      onDone();
    }, form.showFault),
  );
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <TextField
        label="Full name"
        autoComplete="name"
        error={form.formState.errors.fullName?.message}
        {...form.register('fullName')}
      />
      {correctionPolicy.birth(me) ? (
        <BirthFields form={form} />
      ) : (
        <p className="text-sm text-muted">
          If your birth month is wrong, please tell us. If you’re under 18, only we can change it.
        </p>
      )}
      <Button type="submit" block pending={correct.isPending}>
        Save
      </Button>
    </Form>
  );
}
