import type { FormPart } from '#lib/forms/form.ts';
import { CheckboxField, Section, Switch } from '#ui';
import { PERMISSION_TEXTS, Permission } from '@ribbon/domain/families';

/** A guardian begins with nothing allowed, and says yes one by one. */
export const NOTHING_ALLOWED = Object.fromEntries(
  Permission.options.map((permission) => [permission, false]),
);

type PermissionName = `permissions.${Permission}`;

/** What a child may do, one switch for each. */
export function PermissionChoices({
  title,
  form,
}: {
  title: string;
  form: Pick<FormPart<PermissionName>, 'register'>;
}) {
  return (
    <Section
      title={title}
      intro="Everything is off. Switch on what you’d like to allow now; you can change it at any time."
      className="mt-7"
    >
      <ul className="flex flex-col divide-y-2 divide-line">
        {Permission.options.map((permission) => (
          <li key={permission} className="py-2 first:pt-0">
            <Switch
              label={PERMISSION_TEXTS[permission].title}
              hint={PERMISSION_TEXTS[permission].text}
              {...form.register(`permissions.${permission}`)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The guardian's word, without which there is no account. */
export function AgreementField({ form }: { form: FormPart<'noticeRead'> }) {
  return (
    <CheckboxField
      label="I’m an adult with the right to decide for this child. I’ve read the notice above and agree to it."
      error={form.formState.errors.noticeRead?.message}
      {...form.register('noticeRead')}
    />
  );
}
