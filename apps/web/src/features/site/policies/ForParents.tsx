import {
  GUARDIANS_PER_CHILD,
  PURGE_AFTER_DAYS,
  TEEN_LINK_NOTICE_DAYS,
} from '@ribbon/domain/families';
import { Link } from '@tanstack/react-router';
import { ContactLink } from './PolicyPage.tsx';

/** What guardians decide and see, and what they do when a child tells them something. */
export const ForParents = () => (
  <>
    <p>
      You can add a child under 13 yourself in your <Link to="/family">family space</Link>: you
      create the account, read what we keep and choose what is allowed, and the child does not need
      an email address. They sign in with a username and a password, or once with a code card that
      you print.
    </p>
    <p>
      Or a child under 13 signs up with your email address. We write to you, and until you have
      signed in with that email, read what we keep and chosen what is allowed, nothing works except
      asking for help, reporting and blocking. In your <Link to="/family">family space</Link> you
      can change that at any time, decide what is waiting, pause the account, download everything or
      delete it. You set quiet hours. You see your child’s friends, and can end a friendship. You
      can hide or delete your child’s posts. What your child can open here, you can open and report.
      If you say no, or do not answer for {PURGE_AFTER_DAYS} days, we delete the account.
    </p>
    <p>
      Your child starts in private, with the training log, the calendar and the clubs’ events.
      Friends, posts and challenges open once an admin of the club says they know you in person,
      once you type in a code the club gave you, or once we have looked at a form you signed. Where
      several people look after a child and one of them is confirmed, it takes a confirmed guardian
      to say yes, to change something or to delete it; the others can still look, say no and pause
      the account. A confirmed guardian can take over as the main guardian from one who is not
      confirmed. A guardian invited by a confirmed one is confirmed as well. If the first
      confirmation is withdrawn, so is the second. When another child under 13 would like to be
      friends with yours, you see who looks after that child: a first name and an initial, since
      when they are confirmed, and a club both children share.
    </p>
    <p>
      Up to {GUARDIANS_PER_CHILD} people can look after a child. From 13, the account is the young
      person’s own: until 18 you can still see the profile, how much it is used, and what coaches
      write in the training log. Until they are 16, you both have to agree before they enter a
      competition. The same goes for what pictures of them may be used for. Someone aged 13 to 17
      can also invite you. We ask an existing guardian, or someone from their club, first; if nobody
      says no, the link starts after {TEEN_LINK_NOTICE_DAYS} days. The young person can end it at
      any time.
    </p>
    <p>
      Do you think a child has an account without your knowledge? Write to us on the{' '}
      <ContactLink topic="data_protection" /> and ask to see, correct or delete it. A person does
      this by hand, after checking that you have the right to ask. The{' '}
      <Link to="/privacy-policy">Privacy Policy</Link> explains what we store.
    </p>
    <p>
      If your child tells you that something has happened: listen, stay calm, say that it is not
      their fault, and write down their words. Then call one of the numbers above. If your concern
      is about someone at a club, tell the club’s welfare officer or the sport’s governing body too.
    </p>
  </>
);
