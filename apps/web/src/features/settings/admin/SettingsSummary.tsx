import { Card, Section, platformLogos } from '#ui';
import { SETTING_LABELS, type Settings, isPlatformArt } from '@ribbon/domain/settings';
import type { ReactNode } from 'react';
import { PlatformLogo } from '../PlatformLogo.tsx';

export function SettingsSummary({ settings }: { settings: Settings }) {
  const { platformLogo } = settings;
  const drawn = platformLogos.find(({ key }) => key === platformLogo)?.label ?? '';
  return (
    <Section title="Current settings" className="lg:self-start">
      <Card>
        <dl className="flex flex-col gap-4">
          <Entry name={SETTING_LABELS.platformName}>{settings.platformName}</Entry>
          <Entry name={SETTING_LABELS.homeTitle}>{settings.homeTitle}</Entry>
          <Entry name={SETTING_LABELS.platformLogo}>
            <span className="flex items-center gap-3">
              <PlatformLogo logo={platformLogo} size={48} className="size-12" />
              {isPlatformArt(platformLogo) ? drawn : 'Your own picture'}
            </span>
          </Entry>
          <Entry name={SETTING_LABELS.betaMode}>{settings.betaMode ? 'On' : 'Off'}</Entry>
          <Entry name={SETTING_LABELS.trustsBuiltInCheck}>
            {settings.trustsBuiltInCheck ? 'On' : 'Off'}
          </Entry>
        </dl>
      </Card>
    </Section>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-0.5 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
