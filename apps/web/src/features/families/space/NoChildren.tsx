import { Button, EmptyState } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import { familyPolicy } from '@ribbon/domain/families';
import { Link } from '@tanstack/react-router';
import { HeartHandshake, UserPlus } from 'lucide-react';

/** How a link comes about, for adults who look after nobody yet. */
export function NoChildren({ me }: { me: Me }) {
  return (
    <EmptyState
      icon={<HeartHandshake aria-hidden />}
      title="You’re not looking after anyone yet"
      text={
        <>
          You can add a child under 13 here. You create the account, and they don’t need an email
          address. If a child has signed up with your email, or a teenager or another guardian has
          invited you, open the link in our email and they’ll appear here.
        </>
      }
      action={
        familyPolicy.addChild(me) && (
          <Button icon={<UserPlus aria-hidden />} render={<Link to="/family/add" />}>
            Add a child
          </Button>
        )
      }
    />
  );
}
