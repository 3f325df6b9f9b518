import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { call } from '#lib/http/client.ts';
import { Button, Dialog, Form, ListRow, SelectField, toast } from '#ui';
import {
  type OwnDetails,
  SignUpType,
  UserTypeWish,
  correctionEndpoints as endpoints,
} from '@ribbon/domain/accounts';
import { useSchemaForm } from '#lib/forms/form.ts';
import { UserRoundCog } from 'lucide-react';
import { useState } from 'react';
import { detailsQuery } from './accounts.details.queries.ts';
import { t } from '@ribbon/domain/kernel';

const LABELS: Readonly<Record<OwnDetails['userType'], string>> = {
  child_gymnast: 'Gymnast under 13',
  gymnast: 'Gymnast',
  parent: 'Parent or guardian',
  coach: 'Coach',
  club_admin: 'Club administrator',
};
const OPTIONS = SignUpType.options.map((value) => ({ value, label: LABELS[value] }));

/** The reader's type of account; another one can be requested here, and a moderator approves it. */
export function OwnTypeRow({ details, isAdult }: { details: OwnDetails; isAdult: boolean }) {
  const [open, setOpen] = useState(false);
  const { userType, wishedType } = details;
  const text =
    wishedType === null
      ? 'What kind of account this is.'
      : t('You asked for: {wishedType}. Our team has a look.', { wishedType: LABELS[wishedType] });
  return (
    <>
      <ListRow
        icon={<UserRoundCog aria-hidden />}
        title={LABELS[userType]}
        text={text}
        action={
          isAdult && (
            <Button variant="secondary" onClick={() => setOpen(true)}>
              Change kind
            </Button>
          )
        }
      />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Change the kind of account"
        description="Our team agrees first. Until then everything stays as it is."
      >
        <WishForm details={details} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function WishForm({
  details: { userType, wishedType },
  onDone,
}: {
  details: OwnDetails;
  onDone: () => void;
}) {
  const start = SignUpType.safeParse(wishedType ?? userType);
  const form = useSchemaForm(UserTypeWish, start.success ? { userType: start.data } : {});
  const wish = useTopicMutation(
    [detailsQuery.queryKey],
    (body: UserTypeWish) => call(endpoints.wishType, { body }),
    { onlyOnSuccess: true },
  );
  const submit = form.handleSubmit((body) =>
    wish.mutateAsync(body).then(() => {
      toast.success(
        body.userType === userType
          ? 'Everything stays as it is.'
          : 'Thank you. Our team has a look.',
      );
      onDone();
    }, form.showFault),
  );
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <SelectField
        label="What do you do in rhythmic gymnastics?"
        options={OPTIONS}
        error={form.formState.errors.userType?.message}
        {...form.register('userType')}
      />
      <Button type="submit" block pending={wish.isPending}>
        Send
      </Button>
    </Form>
  );
}
