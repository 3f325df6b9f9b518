import { wordsFor } from '#lib/http/client.ts';
import {
  Loading,
  QueryBoundary,
  RadioCards,
  Section,
  SelectField,
  Skeleton,
  Switch,
  toast,
} from '#ui';
import { isAdult, isChild, type Me } from '@ribbon/domain/accounts';
import {
  privacyPolicy,
  type PrivacySettings,
  PROFILE_VISIBILITY_LABELS,
  ProfileVisibility,
  TAG_CHOICE_LABELS,
  TagChoice,
} from '@ribbon/domain/privacy';
import { useQuery } from '@tanstack/react-query';
import { SWITCH_TEXTS, SWITCHES, TAG_TEXTS, VISIBILITY_TEXTS } from './privacy.texts.ts';
import { privacyQuery, useChangePrivacy } from './privacy.queries.ts';
import { t } from '@ribbon/domain/kernel';

export function PrivacySection({ me }: { me: Me }) {
  const query = useQuery(privacyQuery);
  return (
    <Section
      title="Privacy"
      intro={
        isChild(me.ageBand)
          ? 'You choose what others can see. Some things stay private to keep you safe.'
          : 'What others see of you. Changes take effect straight away.'
      }
    >
      <QueryBoundary
        query={query}
        failed={{ level: 3 }}
        loading={
          <Loading className="flex flex-col gap-3">
            <Skeleton shape="block" className="h-52" />
            <Skeleton className="mt-3 w-2/3" />
            <Skeleton className="w-1/2" />
          </Loading>
        }
      >
        {(settings) => <PrivacyControls me={me} settings={settings} />}
      </QueryBoundary>
    </Section>
  );
}

function PrivacyControls({ me, settings }: { me: Me; settings: PrivacySettings }) {
  const change = useChangePrivacy();
  const save = (part: Partial<PrivacySettings>) =>
    change.mutate({ ...settings, ...part }, { onError: (error) => toast.error(wordsFor(error)) });
  const open = privacyPolicy.choices(me, 'profileVisibility');
  const widensAt = privacyPolicy.widensAt(me, 'profileVisibility');
  // A child sees what can be chosen; others also see what comes with the years.
  const isShown = (value: ProfileVisibility) => !isChild(me.ageBand) || open.includes(value);
  const switches = SWITCHES.filter(
    (name) => !isChild(me.ageBand) || privacyPolicy.choices(me, name).length > 1,
  );
  return (
    <div className="flex flex-col gap-6">
      <RadioCards
        label="Who can see my profile"
        name="profileVisibility"
        value={settings.profileVisibility}
        onChange={({ target }) =>
          save({ profileVisibility: ProfileVisibility.parse(target.value) })
        }
        options={ProfileVisibility.options.filter(isShown).map((value) => ({
          value,
          title: PROFILE_VISIBILITY_LABELS[value],
          text: open.includes(value) ? VISIBILITY_TEXTS[value] : fixedUntil(widensAt),
          disabled: !open.includes(value),
        }))}
      />
      <div className="flex flex-col divide-y-2 divide-line">
        {switches.map((name) => {
          const { label, hint, child } = SWITCH_TEXTS[name];
          const isFixed = privacyPolicy.choices(me, name).length === 1;
          const words = (isChild(me.ageBand) && child) || hint;
          return (
            <Switch
              key={name}
              className="py-1.5"
              label={label}
              hint={isFixed ? fixedUntil(privacyPolicy.widensAt(me, name)) : words}
              disabled={isFixed}
              checked={settings[name]}
              onChange={({ target }) => save({ [name]: target.checked })}
            />
          );
        })}
      </div>
      <TagChoiceField me={me} chosen={settings.whoCanTag} onChange={save} />
    </div>
  );
}

/** Until 13 a guardian says it, with the photo consents. */
function TagChoiceField({
  me,
  chosen,
  onChange,
}: {
  me: Me;
  chosen: TagChoice;
  onChange: (part: Pick<PrivacySettings, 'whoCanTag'>) => void;
}) {
  const choices = privacyPolicy.choices(me, 'whoCanTag');
  if (choices.length === 1) return null;
  return (
    <SelectField
      label="Who can tag me in pictures"
      hint={isAdult(me.ageBand) ? TAG_TEXTS.adult : TAG_TEXTS.young}
      value={chosen}
      options={choices.map((value) => ({ value, label: TAG_CHOICE_LABELS[value] }))}
      onChange={({ target }) => onChange({ whoCanTag: TagChoice.parse(target.value) })}
    />
  );
}

const fixedUntil = (age: number | undefined): string =>
  age === undefined
    ? 'You can’t change this.'
    : t('This stays off until you’re {age}, to keep you safe.', { age });
