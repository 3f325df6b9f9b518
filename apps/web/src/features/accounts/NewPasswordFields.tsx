import { PasswordChecklist, PasswordField, type TextFieldProps } from '#ui';
import { PASSWORD_RULES } from '@ribbon/domain/accounts';

type Field = Omit<TextFieldProps, 'icon' | 'type' | 'id'>;

/** A password chosen and repeated, with what it still needs ticked off while one types. */
export function NewPasswordFields({
  typed,
  password,
  confirmPassword,
}: {
  typed: string;
  password: Field;
  confirmPassword: Field;
}) {
  return (
    <>
      <div className="flex flex-col gap-3">
        <PasswordField {...password} autoComplete="new-password" />
        <PasswordChecklist
          items={PASSWORD_RULES.map(({ label, holds }) => ({ label, done: holds(typed) }))}
        />
      </div>
      <PasswordField {...confirmPassword} autoComplete="new-password" />
    </>
  );
}
