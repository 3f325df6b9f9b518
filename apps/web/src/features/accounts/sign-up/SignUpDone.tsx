import { MailCheck, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { AuthOutcome } from '../sign-in/AuthOutcome.tsx';
import { ResendVerification } from '../sign-in/ResendVerification.tsx';

export function SignUpDone({ email }: { email: string }) {
  return (
    <AuthOutcome
      icon={MailCheck}
      title="Please check your email"
      action={<ResendVerification email={email} />}
    >
      We’ve sent an email to <Address>{email}</Address>. It can take a minute, so please check your
      spam folder. Open the link in this browser and you’re in. In another browser you’ll choose
      your password and username again.
    </AuthOutcome>
  );
}

/** One mail went out, and the next follows from it: what happens with each, in a child's words. */
export function SignUpChildDone({
  email,
  guardianEmail,
}: {
  email: string;
  guardianEmail: string;
}) {
  return (
    <AuthOutcome
      icon={Sparkles}
      title="Nearly there!"
      action={<ResendVerification email={email} />}
    >
      <ol className="flex flex-col gap-4 pt-2">
        <Todo number={1}>
          Open the link in our email to <Address>{email}</Address>. It can take a minute. Check your
          spam folder too.
        </Todo>
        <Todo number={2}>
          Then we’ll email your grown-up at <Address>{guardianEmail}</Address>. Ask them to look out
          for our email and say yes.
        </Todo>
      </ol>
    </AuthOutcome>
  );
}

function Todo({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3.5">
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-full bg-brand font-display text-lg leading-none font-extrabold text-on-brand italic"
      >
        {number}
      </span>
      <span className="min-w-0 pt-1.5">{children}</span>
    </li>
  );
}

const Address = ({ children }: { children: string }) => (
  <strong className="wrap-anywhere">{children}</strong>
);
