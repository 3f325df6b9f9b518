import { EmptyState } from '#ui';
import { HeartHandshake } from 'lucide-react';

/** How a link comes about, for adults who look after nobody yet. */
export function NoChildren() {
  return (
    <EmptyState
      icon={<HeartHandshake aria-hidden />}
      title="You do not look after anybody yet"
      text={
        <>
          A link always starts with a mail to your address. A child under 13 signs up and types your
          email; a teenager or another guardian invites you. Open the link in that mail, signed in
          here, and the child appears on this page.
        </>
      }
    />
  );
}
