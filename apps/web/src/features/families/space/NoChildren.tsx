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
          Add a child under 13 here: you create the account, and your child doesn’t need an email
          address. If a child has already signed up with your email, or a teenager or another
          guardian invites you, open the link in our email and they appear on this page.
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
