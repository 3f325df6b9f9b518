import { useSchemaForm } from '#lib/form.ts';
import { Button, Form, Section, Switch, TextField, toast } from '#ui';
import {
  SETTING_LABELS,
  type Settings,
  Settings as SettingsSchema,
  settingsMessages,
} from '@ribbon/domain/settings';
import { useEffect } from 'react';
import { useChangeSettings } from './settings.admin.queries.ts';

/** The logo is saved by a dialog of its own. */
const Typed = SettingsSchema.omit({ platformLogo: true });

export function SettingsForm({
  settings: { platformName, homeTitle, betaMode },
}: {
  settings: Settings;
}) {
  const form = useSchemaForm(Typed, { platformName, homeTitle, betaMode });
  const change = useChangeSettings();
  const { reset } = form;
  const { errors, isDirty } = form.formState;
  // Another admin's change shows at once, but never over something half typed here.
  useEffect(() => {
    if (!isDirty) reset({ platformName, homeTitle, betaMode });
  }, [reset, platformName, homeTitle, betaMode, isDirty]);
  const submit = form.handleSubmit((values) =>
    change.mutateAsync(values).then((saved) => {
      reset(saved);
      toast.success(settingsMessages.saved);
    }, form.showFault),
  );
  return (
    <Section title="Name and access">
      <Form onSubmit={submit} notice={form.notice}>
        <TextField
          label={SETTING_LABELS.platformName}
          error={errors.platformName?.message}
          {...form.register('platformName')}
        />
        <TextField
          label={SETTING_LABELS.homeTitle}
          error={errors.homeTitle?.message}
          {...form.register('homeTitle')}
        />
        <Switch
          label={SETTING_LABELS.betaMode}
          hint="While it is on, only system admins, club admins, verified people and those with beta access can open their profile."
          {...form.register('betaMode')}
        />
        <div>
          <Button type="submit" pending={change.isPending} disabled={!isDirty}>
            Save settings
          </Button>
        </div>
      </Form>
    </Section>
  );
}
