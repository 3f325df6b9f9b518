import { DisclosureHelp } from '#features/moderation';
import { useSchemaForm } from '#lib/form.ts';
import {
  Button,
  CheckboxField,
  Dialog,
  Form,
  Notice,
  SelectField,
  TakesFocus,
  TextArea,
  linkClass,
} from '#ui';
import { Fault, commonFaults } from '@ribbon/domain/kernel';
import type { DisclosureId } from '@ribbon/domain/moderation';
import {
  REPORT_MAX,
  REPORT_REASON_LABELS,
  ReportReason,
  ReportWords,
  type Reported,
  type ReportedType,
  reportMessages,
} from '@ribbon/domain/reports';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import { useFileReport } from './reports.queries.ts';

const CLOSES_AFTER_MS = 2000;

const NAMES: Readonly<Record<ReportedType, string>> = {
  post: 'post',
  comment: 'comment',
  profile: 'profile',
  club_review: 'review',
  other: 'club',
};

/** Tells the people who run the platform about something. Whoever made it does not learn who did. */
export function ReportDialog({
  about,
  open,
  onOpenChange,
}: {
  about: Reported;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const [filed, setFiled] = useState<{ disclosureId: DisclosureId | null }>();
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={filed ? reportMessages.submitted : `Report this ${NAMES[about.contentType]}`}
    >
      {filed === undefined && <ReportForm about={about} onFiled={setFiled} onCancel={close} />}
      {filed?.disclosureId === null && <Thanks onDone={close} />}
      {filed?.disclosureId != null && (
        <DisclosureHelp disclosureId={filed.disclosureId} onClose={close} />
      )}
    </Dialog>
  );
}

function Thanks({ onDone }: { onDone: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onDone, CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  });
  return (
    <TakesFocus>
      <Notice tone="safe">{reportMessages.thanks}</Notice>
    </TakesFocus>
  );
}

function ReportForm({
  about,
  onFiled,
  onCancel,
}: {
  about: Reported;
  onFiled: (filed: { disclosureId: DisclosureId | null }) => void;
  onCancel: () => void;
}) {
  const id = useId();
  const form = useSchemaForm(ReportWords, {
    reason: '' as ReportReason,
    description: '',
    childAtRiskNow: false,
  });
  const file = useFileReport();
  const { errors } = form.formState;
  const submit = form.handleSubmit((words) =>
    file.mutateAsync({ ...about, ...words }).then(onFiled, (error: unknown) => {
      const isKnown = error instanceof Fault && !commonFaults.unexpected.matches(error);
      if (isKnown) form.showFault(error);
      else form.setError('root', { message: reportMessages.failed });
    }),
  );
  return (
    <Form id={id} onSubmit={submit} notice={form.notice}>
      <SelectField
        label="What is wrong?"
        placeholder="Choose a reason"
        options={ReportReason.options.map((value) => ({
          value,
          label: REPORT_REASON_LABELS[value],
        }))}
        error={errors.reason?.message}
        {...form.register('reason')}
      />
      <TextArea
        label="What happened?"
        hint="Only the people who look after safety read this."
        max={REPORT_MAX}
        error={errors.description?.message}
        {...form.register('description')}
      />
      <CheckboxField
        label="A child may be at risk right now"
        hint="Then we read your report before all others."
        {...form.register('childAtRiskNow')}
      />
      {form.watch('childAtRiskNow') && (
        <Notice tone="caution">
          If somebody is in danger at this moment, please call the emergency number of your country.
          Others who listen:{' '}
          <Link to="/child-safety" hash="help-lines" className={linkClass}>
            help lines
          </Link>
          .
        </Notice>
      )}
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" pending={file.isPending}>
          Submit Report
        </Button>
      </div>
    </Form>
  );
}
