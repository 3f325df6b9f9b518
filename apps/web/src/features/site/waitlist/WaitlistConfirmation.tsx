import { wordsFor } from '#lib/http/client.ts';
import { Button, Card, Heading, Notice, RibbonLoader } from '#ui';
import { siteFaults } from '@ribbon/domain/site';
import { Link } from '@tanstack/react-router';
import { PartyPopper } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useConfirmWaitlist } from '../site.queries.ts';

/** Where the waitlist's mail leads. */
export function WaitlistConfirmation({ token }: { token: string }) {
  const { mutate, isError, isSuccess, error } = useConfirmWaitlist();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    mutate(token);
  }, [mutate, token]);

  if (isError) {
    const spent = siteFaults.confirmationSpent.matches(error);
    return (
      <Card padding="lg" data-ground="paper">
        <Notice tone="danger" title="The link didn’t work">
          {wordsFor(error)}
        </Notice>
        <div className="mt-5">
          {spent ? (
            <Button render={<Link to="/waitlist" search={{}} />}>Join the Waitlist</Button>
          ) : (
            <Button onClick={() => mutate(token)}>Try again</Button>
          )}
        </div>
      </Card>
    );
  }
  return (
    <Card padding="lg" role="status" data-ground="paper">
      {isSuccess ? (
        <>
          <PartyPopper aria-hidden className="size-12 text-safe" />
          <Heading level={2} className="mt-3">
            You’re on the list
          </Heading>
          <p className="mt-2">Your email is confirmed. We’ll write when it’s your turn.</p>
          <Button className="mt-6" render={<Link to="/" />}>
            Back to the home page
          </Button>
        </>
      ) : (
        <RibbonLoader showLabel label="Confirming your place..." />
      )}
    </Card>
  );
}
