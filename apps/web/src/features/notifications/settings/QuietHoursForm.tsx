import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, CheckboxField, Form, Heading, SelectField, TextField, toast } from '#ui';
import { QuietHours } from '@ribbon/domain/notifications';

/** The reader's quiet hours: nothing pops up and no email goes out. */
export function QuietHoursForm({
  quietHours,
  onSave,
}: {
  quietHours: QuietHours;
  onSave: (quietHours: QuietHours) => Promise<unknown>;
}) {
  return (
    <div className="flex flex-col gap-4 pt-4">
      <div>
        <Heading level={3}>Quiet hours</Heading>
        <p className="mt-1 max-w-prose text-muted">
          Nothing pops up, and we hold back these emails. You’ll still find everything in your list,
          and the emails arrive when quiet hours end.
        </p>
      </div>
      <QuietHoursFields
        quietHours={quietHours}
        saved="Your quiet hours are saved"
        onSave={onSave}
      />
    </div>
  );
}

/** From when, until when, and by which clock. */
export function QuietHoursFields({
  quietHours,
  saved,
  onSave,
}: {
  quietHours: QuietHours;
  /** The message after saving. */
  saved: string;
  onSave: (quietHours: QuietHours) => Promise<unknown>;
}) {
  const form = useSchemaForm(QuietHours, quietHours);
  const { errors, isSubmitting, isDirty } = form.formState;
  const zones = new Set([quietHours.timeZone, ...Intl.supportedValuesOf('timeZone')]);
  const submit = form.handleSubmit((wish) =>
    onSave(wish).then(() => toast.success(saved), form.showFault),
  );
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <CheckboxField label="Turn on quiet hours" {...form.register('isEnabled')} />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          label="From"
          type="time"
          error={errors.from?.message}
          {...form.register('from')}
        />
        <TextField
          label="Until"
          type="time"
          error={errors.until?.message}
          {...form.register('until')}
        />
        <SelectField
          label="Time zone"
          error={errors.timeZone?.message}
          options={[...zones].map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          {...form.register('timeZone')}
        />
      </div>
      <div>
        <Button type="submit" variant="secondary" pending={isSubmitting} disabled={!isDirty}>
          Save quiet hours
        </Button>
      </div>
    </Form>
  );
}
