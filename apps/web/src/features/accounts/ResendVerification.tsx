import { Button } from '#ui';
import { useResendVerification } from './accounts.queries.ts';

/** Asks for the confirmation mail once more. */
export function ResendVerification({ email }: { email: string }) {
  const resend = useResendVerification();
  if (resend.isSuccess) return <p className="mt-2">We have sent the link again.</p>;
  return (
    <div className="mt-2">
      <Button variant="secondary" pending={resend.isPending} onClick={() => resend.mutate(email)}>
        Send the link again
      </Button>
      {resend.isError && <p className="mt-2">{resend.error.message}</p>}
    </div>
  );
}
