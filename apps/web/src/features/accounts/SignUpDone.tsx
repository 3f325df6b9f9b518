import { Notice } from '#ui';
import { MailCheck } from 'lucide-react';
import { ResendVerification } from './ResendVerification.tsx';

export function SignUpDone({ email }: { email: string }) {
  return (
    <div className="flex flex-col gap-5">
      <MailCheck aria-hidden className="size-12 text-safe" />
      <Notice tone="safe" role="status" title="Please check your email">
        We have sent a mail to <strong className="break-all">{email}</strong>. Click the
        confirmation link in it and you are in. It can take a minute; look into the spam folder,
        too.
        <ResendVerification email={email} />
      </Notice>
    </div>
  );
}
