import { Button, Page, TakesFocus } from '#ui';
import type { CodeCard } from '@ribbon/domain/accounts';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CodeCardSheet } from './CodeCardSheet.tsx';
import { t } from '@ribbon/domain/kernel';

export interface Added {
  name: string;
  username: string;
  card: CodeCard | null;
}

/** The account is there: what the child needs to get in. */
export function ChildAdded({ added: { name, username, card } }: { added: Added }) {
  const navigate = useNavigate();
  // The button that was pressed stood far down the page.
  useEffect(() => {
    globalThis.scrollTo(0, 0);
  }, []);
  return (
    <Page
      title={t('{name}’s account is ready', { name })}
      kicker="My Family"
      width="text"
      intro={
        card
          ? t('Print this card for {name}. We show the code only once.', { name })
          : t('{name} can sign in now, on any device.', { name })
      }
    >
      <TakesFocus className="flex flex-col gap-6">
        {card ? (
          <CodeCardSheet card={card} name={name} onDone={() => void navigate({ to: '/family' })} />
        ) : (
          <>
            <p>
              {name} can sign in as <strong className="wrap-anywhere">{username}</strong> with the
              password you chose.
            </p>
            <div>
              <Button render={<Link to="/family" />}>Go to My Family</Button>
            </div>
          </>
        )}
      </TakesFocus>
    </Page>
  );
}
