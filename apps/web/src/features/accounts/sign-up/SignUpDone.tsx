import { MailCheck } from 'lucide-react';
import { AuthOutcome } from '../AuthOutcome.tsx';
import { ResendVerification } from '../ResendVerification.tsx';

export function SignUpDone({ email }: { email: string }) {
  return (
    <AuthOutcome
      icon={MailCheck}
      title="Please check your email"
      action={<ResendVerification email={email} />}
    >
      We have sent a mail to <strong className="wrap-anywhere">{email}</strong>. Click the
      confirmation link in it and you are in. It can take a minute; look into the spam folder, too.
    </AuthOutcome>
  );
}
