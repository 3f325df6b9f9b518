import { SESSION_IDLE_MINUTES } from '@ribbon/domain/accounts';
import { PROPOSAL_WAIT_HOURS } from '@ribbon/domain/proposals';
import { A_GYMNAST, RATER_DAYS, RATINGS_SHOWN_FROM } from '@ribbon/domain/reviews';

/** What keeps children safe, in words to them. */
export const KeptSafeToday = () => (
  <ul>
    <li>
      If you are under 13, your account only works once a parent or guardian says yes. They give us
      your name, birth month and year, and country, so you do not have to. They choose what you can
      do. You can always see who looks after your account, and what they can see.
    </li>
    <li>
      If you are under 13, you start in private. Once your club or our team knows your grown-up, you
      can make friends and post. Until then, other children cannot see anything about you.
    </li>
    <li>
      If you are under 13, every post waits until your grown-up has read it. They also say yes or no
      to friends and clubs.
    </li>
    <li>
      We work out your age from the month and year you were born. We do not know the day, so your
      birthday counts when the month is over.
    </li>
    <li>
      If you are under 16, your profile is private: only your friends, the people who look after you
      and your own clubs can find you. In the list of gymnasts you only find them too. At 16 and 17,
      others can only find you there if you choose that.
    </li>
    <li>
      We check your posts before anyone sees them. If you are under 13, your guardian reads them
      too. If you are under 16, your friends can see them and, in a club that someone runs here, so
      can the children in it and the people who run it. At 16 and 17, everyone can see them only if
      you choose that. There are no private messages between members. Coaches can comment on
      training you share with their club. Our team can reply when you tell us something, and nobody
      who looks after you can read it.
    </li>
    <li>
      Only people you know can comment on your posts: friends, children from your club, your
      guardian and your confirmed coaches. If you comment on a public post, only people who know you
      can see it.
    </li>
    <li>
      If you are under 16, your feed only has posts by your friends, your clubs and you. You cannot
      open posts by people you do not know, and you do not see how many people like something. At 16
      and 17 you choose whether to see posts by people you do not know. If you are under 18, only
      you can see how many people like your post. The feed has an end. Nothing in it plays
      automatically.
    </li>
    <li>
      We remove location data and camera details before we keep a picture or video. If you are under
      18, a person looks at it before anyone else can see it; under 13, your guardian decides too.
      An adult’s picture that neither our software nor a person has checked is not shown to anyone
      under 18.
    </li>
    <li>
      Nobody under 18 tags anyone. You can be tagged in a picture only by a confirmed coach of your
      club or someone who looks after you, and only while a photo consent allows it: your guardian
      gives it under 13, you do from 13, and until 16 a linked adult has to agree. It ends with the
      season, or straight away when it is withdrawn, and so do the tags. From 13 we ask you about
      each tag. You can take a tag off for good, and under 13 your guardian can too. Only people who
      know you see it, unless you have opened your profile to everyone at 16 or 17.
    </li>
    <li>
      You can review a club from 13. Our software checks what you write first, then a person does,
      and only then can everyone read it. While you are under 18, it says “{A_GYMNAST}” instead of
      your name. Only the club can reply to it, once and in public.
    </li>
    <li>
      From 13 you can give stars to the coaches of a club that has had you as a member for{' '}
      {RATER_DAYS} days, and so can the people who look after its members. Nobody finds out who gave
      which. An average shows once {RATINGS_SHOWN_FROM} people have given some.
    </li>
    <li>
      Use the flag beside a review to tell us something is wrong with it. Only our team can see that
      it was you; your guardian cannot. Nobody on our team reads a report that is by or about them
      or their family. If a child may be at risk now, say so: we read that first.
    </li>
    <li>
      Two of us have to agree before we let someone run a club with children, make someone an
      administrator of this site, or correct an age across 13 or 18. If there is only one of us, it
      takes {PROPOSAL_WAIT_HOURS} hours, and the people concerned hear about it first.
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
