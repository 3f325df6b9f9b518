import { EmailTestSection } from '#features/email';
import { PictureCheckSection } from '#features/media';
import { ModerationStatusSection } from '#features/moderation';
import { useTitle } from '#lib/navigation/title.ts';
import { Loading, Page, QueryBoundary, Skeleton } from '#ui';
import { useQuery } from '@tanstack/react-query';
import { HistorySection } from './HistorySection.tsx';
import { LogoSection } from './LogoSection.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { SettingsSummary } from './SettingsSummary.tsx';
import { settingsQuery } from '../settings.queries.ts';

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
            <Skeleton shape="block" className="h-96" />
          </Loading>
        }
      >
        {(settings) => (
          <div className="grid gap-10 lg:grid-cols-[1fr_20rem]">
            <div className="flex flex-col gap-10">
              <SettingsForm settings={settings} />
              <LogoSection settings={settings} />
            </div>
            <SettingsSummary settings={settings} />
          </div>
        )}
      </QueryBoundary>
      <HistorySection />
      <EmailTestSection />
      <ModerationStatusSection />
      <PictureCheckSection />
    </Page>
  );
}
