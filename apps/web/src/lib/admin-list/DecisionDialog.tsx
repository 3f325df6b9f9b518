import type { FormPart } from '#lib/forms/form.ts';
import { Button, Dialog, Form, TextArea, type TextAreaProps, useLastShown } from '#ui';
import { Fragment, type ReactNode } from 'react';

export const FOR_THE_RECORD = 'Kept in the administrators’ log. Please don’t include names.';

/** What a decision does, why it is made, and then the decision. Open while there is one to make. */
export function DecisionDialog<Deciding>({
  deciding,
  about,
  onClose,
  children,
}: {
  deciding: Deciding | undefined;
  /** `key` distinguishes two decisions: each starts with an empty reason. */
  about: (deciding: Deciding) => { key: string; title: string; consequence: string };
  onClose: () => void;
  /** A `ReasonForm`, or what to say when there is nothing to decide any more. */
  children: (deciding: Deciding) => ReactNode;
}) {
  const shown = useLastShown(deciding);
  if (shown === undefined) return null;
  const { key, title, consequence } = about(shown);
  return (
    <Dialog
      open={deciding !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={consequence}
    >
      <Fragment key={key}>{children(shown)}</Fragment>
    </Dialog>
  );
}

type Reason<Name extends string> = Pick<
  TextAreaProps,
  'label' | 'hint' | 'required' | 'rows' | 'max'
> & { form: FormPart<Name>; name: Name };

/** Why something is decided, in a form of any schema. */
export function ReasonField<Name extends string>({ form, name, ...field }: Reason<Name>) {
  const errors: Partial<Record<string, { message?: string | undefined }>> = form.formState.errors;
  return <TextArea {...field} error={errors[name]?.message} {...form.register(name)} />;
}

/** The reason and the button that decides. */
export function ReasonForm<Name extends string>({
  confirmLabel,
  tone,
  pending,
  onSubmit,
  ...reason
}: Reason<Name> & {
  form: { notice: string | undefined };
  confirmLabel: string;
  tone: 'primary' | 'danger';
  pending: boolean;
  onSubmit: () => Promise<void>;
}) {
  return (
    <Form onSubmit={onSubmit} notice={reason.form.notice}>
      <ReasonField {...reason} />
      <Button type="submit" block variant={tone} pending={pending}>
        {confirmLabel}
      </Button>
    </Form>
  );
}
