import { wordsFor } from '#lib/http/client.ts';
import { Button } from '#ui';
import { useResendVerification } from '../accounts.queries.ts';

/** Asks for the confirmation mail once more. */
export function ResendVerification({ email }: { email: string }) {
  const resend = useResendVerification();
  if (resend.isSuccess) return <p role="status">We’ve sent the link again.</p>;
  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant="secondary" pending={resend.isPending} onClick={() => resend.mutate(email)}>
        Send the link again
      </Button>
      {resend.isError && <p role="alert">{wordsFor(resend.error)}</p>}
    </div>
  );
}
