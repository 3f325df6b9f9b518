import { EmailTestSection } from '#features/email';
import { PictureCheckSection } from '#features/media';
import { ModerationStatusSection } from '#features/moderation';
import { useSchemaForm } from '#lib/form.ts';
import { useTitle } from '#lib/title.ts';
import {
  artworkSrc,
  Button,
  Card,
  Form,
  Loading,
  Page,
  platformLogos,
  QueryBoundary,
  RadioCards,
  Section,
  Skeleton,
  Switch,
  TextField,
  toast,
} from '#ui';
import { type Settings, Settings as SettingsSchema } from '@ribbon/domain/settings';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { settingsQuery, useChangeSettings } from './settings.queries.ts';

export function AdminSettingsScreen() {
  useTitle('System Settings');
  const query = useQuery(settingsQuery);
  return (
    <Page
      title="System Settings"
      width="page"
      intro="Changes show straight away for everyone who has the site open."
    >
      <QueryBoundary
        query={query}
        loading={
          <Loading>
            <Skeleton shape="block" />
          </Loading>
        }
      >
        {(settings) => (
          <div className="grid gap-10 lg:grid-cols-[1fr_20rem]">
            <SettingsForm settings={settings} />
            <Summary settings={settings} />
          </div>
        )}
      </QueryBoundary>
      <EmailTestSection />
      <ModerationStatusSection />
      <PictureCheckSection />
    </Page>
  );
}

function SettingsForm({ settings }: { settings: Settings }) {
  const form = useSchemaForm(SettingsSchema, settings);
  const change = useChangeSettings();
  const { reset } = form;
  const { errors, isDirty } = form.formState;
  // Another admin's change shows at once, but never over something half typed here.
  useEffect(() => {
    if (!isDirty) reset(settings);
  }, [reset, settings, isDirty]);
  const submit = form.handleSubmit((values) =>
    change.mutateAsync(values).then((saved) => {
      reset(saved);
      toast.success('Settings saved');
    }, form.showFault),
  );
  return (
    <Section title="Name, look and access">
      <Form onSubmit={submit} notice={form.notice}>
        <TextField
          label="Platform name"
          error={errors.platformName?.message}
          {...form.register('platformName')}
        />
        <TextField
          label="Home page title"
          error={errors.homeTitle?.message}
          {...form.register('homeTitle')}
        />
        <RadioCards
          label="Platform logo"
          error={errors.platformLogo?.message}
          options={platformLogos.map(({ key, label, src }) => ({
            value: key,
            title: label,
            icon: <img src={src} alt="" width={48} height={48} className="rounded-md" />,
          }))}
          {...form.register('platformLogo')}
        />
        <Switch
          label="Beta mode"
          hint="While it is on, only system admins, club admins and verified people can open their profile."
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

function Summary({ settings }: { settings: Settings }) {
  return (
    <Section title="Current settings" className="lg:self-start">
      <Card>
        <dl className="flex flex-col gap-4">
          <Entry name="Platform name">{settings.platformName}</Entry>
          <Entry name="Home page title">{settings.homeTitle}</Entry>
          <Entry name="Logo">
            <img
              src={artworkSrc(settings.platformLogo)}
              alt={platformLogos.find(({ key }) => key === settings.platformLogo)?.label ?? ''}
              width={48}
              height={48}
              className="rounded-md"
            />
          </Entry>
          <Entry name="Beta mode">{settings.betaMode ? 'On' : 'Off'}</Entry>
        </dl>
      </Card>
    </Section>
  );
}

function Entry({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-0.5 font-medium break-words">{children}</dd>
    </div>
  );
}
