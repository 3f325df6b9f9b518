import { SESSION_IDLE_MINUTES } from '@ribbon/domain/accounts';
import { PROPOSAL_WAIT_HOURS } from '@ribbon/domain/proposals';
import { A_GYMNAST, RATER_DAYS, RATINGS_SHOWN_FROM } from '@ribbon/domain/reviews';

/** What keeps children safe, in words to them. */
export const KeptSafeToday = () => (
  <ul>
    <li>
      If you are under 13, your account works only after a parent or guardian has said yes. You
      don’t give us your name, birthday or country: they do. They choose what is allowed, and you
      can always see who looks after your account and what they can see.
    </li>
    <li>
      Under 13, you start in private. Once your club or our team knows your grown-up, you can make
      friends and post. Until then other children see nothing of you.
    </li>
    <li>
      Under 13, every post waits until your grown-up has read it. Friend requests and clubs wait for
      them, too.
    </li>
    <li>
      We work out your age on our server, from the month and year you were born. Your birthday
      counts only when its month is over.
    </li>
    <li>
      Under 16, your profile is private: only your friends, the people who look after you and your
      own clubs can find you. In the list of gymnasts you find only them, too. At 16 and 17, others
      find you there only if you choose that.
    </li>
    <li>
      Your posts are read before anybody sees them; under 13, your guardian reads them too. Under
      16, they reach your friends and, in a club that somebody runs, its children and the people who
      run it. At 16 and 17, they reach everybody only if you choose that. There are no private
      messages between members. Coaches can comment on training you share with their club. Our team
      can answer you when you tell us something, and nobody who looks after you reads that.
    </li>
    <li>
      Only people you know can write below your posts: friends, children from your club, your
      guardian and your confirmed coaches. What you write below a post for everybody is seen only by
      people who know you.
    </li>
    <li>
      Under 16, your feed only has posts by your friends, your clubs and you. Posts by people you
      don’t know stay closed to you, and nobody tells you how many people like something. At 16 and
      17 you choose whether to see posts by people you don’t know. Under 18, only you can see how
      many people like your post. The feed has an end. Nothing in it plays automatically.
    </li>
    <li>
      We remove location data and camera details before we keep a picture or video. If you’re under
      18, a person looks at it before anyone else can see it; under 13, your guardian decides too.
      An adult’s picture that neither our software nor a person has checked isn’t shown to anyone
      under 18.
    </li>
    <li>
      Nobody under 18 tags anyone. You can be tagged in a picture only by a confirmed coach of your
      club or someone who looks after you, and only while a photo consent allows it: your guardian
      gives it under 13, you do from 13, and until 16 a linked adult has to agree. It ends with the
      season, or at once when it’s taken back, and so do the tags. From 13 we ask you about each
      tag. You can take a tag off for good, and under 13 your guardian can too. Only people who know
      you see it, unless you’ve opened your profile to everyone at 16 or 17.
    </li>
    <li>
      You can review a club from 13. Our software checks what you write first, then a person does,
      and only then can everyone read it. While you’re under 18, it says “{A_GYMNAST}” instead of
      your name. Only the club can answer it, with one public reply.
    </li>
    <li>
      From 13 you can give stars to the coaches of a club that has had you as a member for{' '}
      {RATER_DAYS} days, and so can the people who look after its members. Nobody is told who gave
      which. An average shows once {RATINGS_SHOWN_FROM} people have given some.
    </li>
    <li>
      Use the flag beside a review to tell us something is wrong with it. Only our team can see that
      it was you; your guardian can’t. Nobody on our team reads a report that is by or about them or
      their family. If a child may be at risk now, say so: we read that first.
    </li>
    <li>
      Two of us have to agree before we let someone run a club with children, make someone an
      administrator of this site, or correct an age across 13 or 18. If there’s only one of us, it
      takes {PROPOSAL_WAIT_HOURS} hours, and the people concerned hear of it first.
    </li>
    <li>
      We never ask for your exact birthday, your phone number or where you live, except for the
      country.
    </li>
    <li>We never ask about weight, calories or body measurements.</li>
    <li>There are no adverts, and no other company can track you here.</li>
    <li>We sign you out when you do nothing for {SESSION_IDLE_MINUTES} minutes.</li>
  </ul>
);
