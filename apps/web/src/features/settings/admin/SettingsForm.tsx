import { WhyField } from '#lib/admin-list/WhyForm.tsx';
import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Form, Section, Switch, TextField, toast } from '#ui';
import {
  SETTING_LABELS,
  type Settings,
  Settings as SettingsSchema,
  settingsMessages,
} from '@ribbon/domain/settings';
import { AdminReason } from '@ribbon/domain/kernel';
import { useEffect } from 'react';
import { useChangeSettings } from './settings.admin.queries.ts';
import { SETTING_REASONS } from './settings.reasons.texts.ts';

/** The logo is saved by a dialog of its own. */
const Typed = SettingsSchema.omit({ platformLogo: true }).extend(AdminReason.shape);

export function SettingsForm({
  settings: { platformName, homeTitle, betaMode, trustsBuiltInCheck },
}: {
  settings: Settings;
}) {
  const form = useSchemaForm(Typed, {
    platformName,
    homeTitle,
    betaMode,
    trustsBuiltInCheck,
    reason: '',
  });
  const change = useChangeSettings();
  const { reset } = form;
  const { errors, isDirty, dirtyFields } = form.formState;
  const { reason: _, ...changed } = dirtyFields;
  // Another admin's change shows at once, but never over something half typed here.
  useEffect(() => {
    if (!isDirty) reset({ platformName, homeTitle, betaMode, trustsBuiltInCheck, reason: '' });
  }, [reset, platformName, homeTitle, betaMode, trustsBuiltInCheck, isDirty]);
  const submit = form.handleSubmit((values) =>
    change.mutateAsync(values).then((saved) => {
      reset({ ...saved, reason: '' });
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
          hint="While it’s on, only system admins, club admins, verified people and people with beta access can use the community. Everyone else keeps their account, their family, help and reporting."
          {...form.register('betaMode')}
        />
        <Switch
          label={SETTING_LABELS.trustsBuiltInCheck}
          hint="The check built into this server looks for nudity and English words, and misses violence, drugs and much else. While this is off, a person looks at adults’ pictures before anyone under 18 sees them. Pictures by minors always wait for a person."
          {...form.register('trustsBuiltInCheck')}
        />
        <WhyField form={form} label="Why are you changing it?" usual={SETTING_REASONS} />
        <div>
          <Button
            type="submit"
            pending={change.isPending}
            disabled={Object.keys(changed).length === 0}
          >
            Save settings
          </Button>
        </div>
      </Form>
    </Section>
  );
}
