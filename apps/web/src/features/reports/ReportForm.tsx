import { HelpLines } from '#features/moderation';
import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, CheckboxField, Form, Notice, SelectField, TextArea } from '#ui';
import { Fault, commonFaults } from '@ribbon/domain/kernel';
import type { DisclosureId } from '@ribbon/domain/moderation';
import {
  REPORT_MAX,
  REPORT_REASON_LABELS,
  ReportReason,
  ReportWords,
  reportMessages,
} from '@ribbon/domain/reports';
import { type ReactNode, useId } from 'react';

export interface Filed {
  disclosureId: DisclosureId | null;
}

/** What is wrong, in words that only the people who look after safety read. */
export function ReportForm({
  children,
  onSubmit,
  file,
  onFiled,
  onCancel,
}: {
  /** Who it is about, where that has to be said. */
  children?: ReactNode;
  /** Looks at what was asked for above, also when something is missing below. */
  onSubmit?: () => void;
  /** Undefined when it was not sent, because something is missing above. */
  file: (words: ReportWords) => Promise<Filed | undefined>;
  onFiled: (filed: Filed) => void;
  onCancel: () => void;
}) {
  const id = useId();
  const form = useSchemaForm(ReportWords, {
    reason: '' as ReportReason,
    description: '',
    childAtRiskNow: false,
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit((words) =>
    file(words).then(
      (filed) => filed && onFiled(filed),
      (error: unknown) => {
        const isKnown = error instanceof Fault && !commonFaults.unexpected.matches(error);
        if (isKnown) form.showFault(error);
        else form.setError('root', { message: reportMessages.failed });
      },
    ),
  );
  return (
    <Form
      id={id}
      onSubmit={(event) => {
        onSubmit?.();
        return submit(event);
      }}
      notice={form.notice}
    >
      {form.watch('childAtRiskNow') && (
        <Notice tone="danger" title="Please call first if someone is in danger">
          <div className="mt-2 max-h-72 overflow-y-auto pr-2">
            <HelpLines />
          </div>
        </Notice>
      )}
      {children}
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
        hint="Only our safety team reads this."
        max={REPORT_MAX}
        error={errors.description?.message}
        {...form.register('description')}
      />
      <CheckboxField
        label="A child may be at risk right now"
        hint="We’ll read your report first."
        {...form.register('childAtRiskNow')}
      />
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" pending={isSubmitting}>
          Submit Report
        </Button>
      </div>
    </Form>
  );
}
