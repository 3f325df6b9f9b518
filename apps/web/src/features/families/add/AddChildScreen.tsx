import { useTitle } from '#lib/navigation/title.ts';
import { useMe } from '#lib/session/session.ts';
import { Button, EmptyState, MessageScreen, Page } from '#ui';
import { familyMessages, familyPolicy } from '@ribbon/domain/families';
import { Link } from '@tanstack/react-router';
import { HeartHandshake } from 'lucide-react';
import { useState } from 'react';
import { AddChildForm } from './AddChildForm.tsx';
import { type Added, ChildAdded } from './ChildAdded.tsx';

/** A guardian makes a child's account: one page, no email address for the child. */
export function AddChildScreen() {
  useTitle('Add a child');
  const me = useMe();
  const [added, setAdded] = useState<Added>();
  if (!me) return null;
  if (!familyPolicy.addChild(me)) {
    return (
      <MessageScreen>
        <EmptyState
          level={1}
          icon={<HeartHandshake aria-hidden />}
          title="Ask a grown-up"
          text={familyMessages.adultsOnly}
          action={<Button render={<Link to="/family" />}>My Family</Button>}
        />
      </MessageScreen>
    );
  }
  if (added) return <ChildAdded added={added} />;
  return (
    <Page
      title="Add a child"
      kicker="My Family"
      width="text"
      intro="For a child under 13. You create the account and decide what they can do. Your child doesn’t need an email address. From 13, young people sign up for themselves."
    >
      <AddChildForm onAdded={setAdded} />
    </Page>
  );
}
