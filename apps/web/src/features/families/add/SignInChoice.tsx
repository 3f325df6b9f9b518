import type { FormPart } from '#lib/forms/form.ts';
import { PasswordChecklist, PasswordField, RadioCards, Section } from '#ui';
import { CODE_CARD_DAYS, PASSWORD_RULES } from '@ribbon/domain/accounts';
import { IdCard, KeyRound } from 'lucide-react';
import { t } from '@ribbon/domain/kernel';

export type WayIn = 'password' | 'card';

/** A password now, or a card with which the child chooses one. */
export function SignInChoice({
  form,
  wayIn,
  typed,
  onChoose,
}: {
  form: FormPart<'password'>;
  wayIn: WayIn;
  typed: string | null;
  onChoose: (wayIn: WayIn) => void;
}) {
  return (
    <Section title="Signing in" className="mt-7">
      <RadioCards
        label="How will your child sign in?"
        name="wayIn"
        columns={2}
        value={wayIn}
        onChange={({ target }) => onChoose(target.value === 'card' ? 'card' : 'password')}
        options={[
          {
            value: 'password',
            title: 'I’ll choose a password',
            text: 'Then tell your child what it is.',
            icon: <KeyRound aria-hidden />,
          },
          {
            value: 'card',
            title: 'Print a code card',
            text: t(
              'Four words to sign in once and choose a password. Works for {codeCardDays} days.',
              { codeCardDays: CODE_CARD_DAYS },
            ),
            icon: <IdCard aria-hidden />,
          },
        ]}
      />
      {wayIn === 'password' && (
        <div className="flex flex-col gap-3">
          <PasswordField
            label="Password"
            autoComplete="new-password"
            error={form.formState.errors.password?.message}
            {...form.register('password')}
          />
          <PasswordChecklist
            items={PASSWORD_RULES.map(({ label, holds }) => ({ label, done: holds(typed ?? '') }))}
          />
        </div>
      )}
    </Section>
  );
}
