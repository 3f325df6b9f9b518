/** Who can be found, and who can become friends. */
export const FriendsAndProfiles = () => (
  <ul>
    <li>
      Nobody under 16 is in the list of gymnasts or seen by strangers. At 16 and 17, only people who
      choose to be.
    </li>
    <li>
      An adult and someone under 18 can only be friends if the adult is their guardian (for a child
      under 13) or a confirmed coach at the same club. It does not matter who asks.
    </li>
    <li>
      Otherwise, only other people under 18 can ask someone under 18 to be friends: from their club,
      with a friend code or, when both are under 13, through a friend they share. A friend code is
      four words that you tell a friend in person and can change or switch off.
    </li>
    <li>
      For a child under 13, a guardian approves first, on both sides. We tell the guardian of
      someone aged 13 to 15.
    </li>
    <li>
      The email, age and social links of anyone under 18 are never shown, and nobody can follow
      them. Others see a first name and one letter.
    </li>
    <li>
      If you block someone, you cannot see each other anywhere. You cannot block a guardian, and a
      guardian can still read what is written to a child under 13, no matter who has blocked who. If
      your guardian is the problem, tell us. We will not tell them.
    </li>
    <li>
      You can ask for help, report and block even while your account is waiting, paused or about to
      be deleted.
    </li>
  </ul>
);

/** Who sees what of practice. */
export const TrainingRules = () => (
  <ul>
    <li>
      Your training log is yours. Your guardian can see it while you are under 13. Coaches can only
      see it while you share it with their club, and they never see your notes. Until you are 18, an
      adult linked to your account can read what coaches write there.
    </li>
    <li>
      If you are under 13, your guardian decides which of your club’s sessions and plans you join.
      Only the club’s admins and confirmed coaches see who came.
    </li>
    <li>There are no streaks, and nobody’s hours are compared.</li>
  </ul>
);

/** Who enters a competition, and who reads the names. */
export const CompetitionRules = () => (
  <ul>
    <li>We check every competition before anyone else sees it. You can report any of them.</li>
    <li>
      Only an organiser we have checked can take entries: the club that holds the competition, or
      someone who has shown us that they organise it. We delete what they sent us once we have
      decided.
    </li>
    <li>
      A child under 13 can only be entered once a parent or guardian says yes, even if a coach
      enters them. From 13 to 15, the young person and a linked adult both have to say yes. If there
      is no linked adult, the club that enters them states that it holds a parent’s written consent.
      At 16 and 17, the young person alone says yes.
    </li>
    <li>
      In entry lists, people under 18 appear as a number. Their first name and initial, and their
      club, can each be shown: from 13 the young person chooses, before that a guardian does.
      Visitors never see the name of a child under 13. Anyone whose account is paused or about to be
      deleted, or who has blocked you, appears as a number too.
    </li>
    <li>
      The organiser sees the name, club and category of everyone who enters (only the first name and
      initial of under-18s), but never their age or address. Categories for under-18s cover at least
      two birth years, or are an age group that a federation publishes.
    </li>
    <li>
      When an adult’s link ends, their permission for anything still to come ends too, unless
      another guardian gives theirs.
    </li>
    <li>
      The same rules about names apply to results. Your Score Passport is yours. Only you can see
      it, plus your guardian if you are under 13, and your club’s coaches if you share your training
      log with them.
    </li>
  </ul>
);
