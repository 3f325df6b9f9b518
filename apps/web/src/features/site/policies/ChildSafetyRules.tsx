/** Who can be found, and who can become friends. */
export const FriendsAndProfiles = () => (
  <ul>
    <li>
      Nobody under 16 is listed or seen by strangers. At 16 and 17, only those who choose to be.
    </li>
    <li>
      An adult and someone under 18 can only become friends as guardian and child under 13, or as
      confirmed coach and gymnast in the same club, whoever asks.
    </li>
    <li>
      Otherwise, people under 18 can only be asked by others under 18: from their club, with a
      friend code or, when both are under 13, through a friend they share. A friend code is four
      words that you tell a friend in person and can change or switch off.
    </li>
    <li>
      For a child under 13, a guardian approves first, on both sides. The guardian of someone aged
      13 to 15 is told.
    </li>
    <li>
      The email, age and social links of anyone under 18 are never shown, and nobody can follow
      them. Others see a first name and one letter.
    </li>
    <li>
      When one person blocks another, neither sees the other, anywhere. A guardian cannot be
      blocked, and still reads what is written to a child under 13, whoever has blocked whom. If
      your guardian is the problem, tell us: we won’t tell them.
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
      Your training log is yours. Your guardian sees it while you’re under 13; coaches only while
      you share it with their club, and never your notes. Until you’re 18, an adult linked to your
      account reads what coaches write there.
    </li>
    <li>
      Under 13, your guardian decides which of your club’s sessions and plans you join. Only the
      club’s admins and confirmed coaches see who came.
    </li>
    <li>There are no streaks, and nobody’s hours are compared.</li>
  </ul>
);

/** Who enters a competition, and who reads the names. */
export const CompetitionRules = () => (
  <ul>
    <li>We read every competition before anyone else sees it. You can report each of them.</li>
    <li>
      Only an organiser we have checked takes entries: the club that holds the competition, or
      someone who has shown us that they organise it. What they sent us is deleted once we have
      decided.
    </li>
    <li>
      Under 13, a parent or guardian says yes before a child is entered, by a coach as well. From 13
      to 15, the young person and a linked adult both say yes. Without a linked adult, the club that
      enters them states that it holds a parent’s written consent. At 16 and 17, the young person
      alone says yes.
    </li>
    <li>
      In lists of entries, people under 18 are a number. First name with initial, and the club, can
      each be shown: by the young person from 13, by a guardian before that. Visitors never see the
      name of a child under 13. Someone whose account is paused or going, or who has blocked you, is
      a number, too.
    </li>
    <li>
      The organiser sees the name, club and category of everyone who entered, with only first name
      and initial under 18, and never an age or an address. Categories for under-18s take at least
      two years of birth, or are an age group that a federation publishes.
    </li>
    <li>
      When a linked adult’s link ends, so does what they said yes to and is still ahead, unless
      another guardian says yes.
    </li>
    <li>
      Results follow the same rules for names. Your Score Passport is yours: only you see it, your
      guardian while you’re under 13, and your club’s coaches if you share your training log with
      them.
    </li>
  </ul>
);
