import { INVITATION_DAYS } from '../clubs/index.ts';
import { GUARDIAN_LINK_DAYS } from '../families/index.ts';
import { ADULTS_DRAFT_DAYS, MINORS_DRAFT_DAYS } from '../moderation/index.ts';
import { READ_KEPT_DAYS, UNREAD_KEPT_DAYS } from '../notifications/index.ts';
import { A_GYMNAST, RATINGS_SHOWN_FROM } from '../reviews/index.ts';
import { WAITLIST_INVITATION_DAYS } from '../waitlist/index.ts';
import type { Fact } from './policies.fact.rules.ts';
import { t } from '../kernel/index.ts';

/** What the server stores or counts, and why. */
export const COLLECTED: readonly Fact[] = [
  {
    name: 'Your account',
    text: 'Email, username, full name, birth month and year, country, your role in the sport, and a club if you choose one. We need them to run your account and to know which protection applies at your age. Your password is kept only as an argon2id hash, which cannot be turned back into the password.',
  },
  {
    name: 'Signing in',
    text: 'For each sign-in: when it was made, when it was last used, the name and version of your browser, and the internet (IP) address if it reaches us. We use this to keep you signed in, to show you where you are signed in, and to look into misuse. We also count on which days you signed in with a phone, tablet or computer. With two-factor sign-in, also the secret of your app and your backup codes, both encrypted.',
  },
  {
    name: 'What you choose to show',
    text: 'Your privacy settings, and who you have blocked. Other members see neither; the guardian of a child under 13 can download both. What you write into your profile: bio, specialties, achievements, the drawing you chose; for adults also an age and social links, if they like. A child’s new bio while it waits for a guardian, and another kind of account you have asked for: both go with the answer.',
  },
  {
    name: 'Friends',
    text: 'Who asked to be friends with who, when, why it was allowed (for example, the same club), what guardians said and what happened. From 16, who you follow. For under-18s, the friend code. To suggest people you may know, we look at clubs, friends and events you share; none of that is stored.',
  },
  {
    name: 'Notifications',
    text: t(
      'What we told you about, who caused it and whether you have read it; which notifications you want in the app and by email, and your quiet hours. When we last sent you each kind of email, so that they do not come too often, and emails waiting for the end of your quiet hours. These emails never repeat what someone wrote. Notifications you have read are deleted after {readKeptDays} days, the others after {unreadKeptDays}.',
      { readKeptDays: READ_KEPT_DAYS, unreadKeptDays: UNREAD_KEPT_DAYS },
    ),
  },
  {
    name: 'Families',
    text: 'For a child under 13: username, email if there is one, and the guardian’s email; name, birth month and year and country come from the guardian. For a code card that a guardian prints: a hash of its code, until it is used or 30 days have passed. Who looks after who and how they are related, when each permission was given or withdrawn, and what is waiting for a decision. If a guardian signs a form to show who they are: its picture, and what we decided. What guardians and young people have said about pictures of them, each season: may coaches, the club or the press use them.',
  },
  {
    name: 'Your training log',
    text: 'What you write about your training: date, minutes, apparatus, elements, how it felt, notes, goals and achievements. Only you read the notes, unless they sound as if you are in danger. The guardian of a child under 13 sees the rest, and so do coaches of a club while it is shared with that club, which can be stopped at any time; what those coaches write below a session is kept with it. If you log more hours in a week than your age in years, we note that we suggested more rest. We never ask for weight, calories or body measurements.',
  },
  {
    name: 'Challenges',
    text: 'Which challenges you have joined or created, what you have ticked off, and your points. Your points count for your club; your name is only on a leaderboard if you choose that, and never under 13.',
  },
  {
    name: 'Club training plans',
    text: 'Plans you write, plans and sessions you have joined, and whether you came. Members of the club read its plans. When a coach marks you as present, the session is written into your training log; you can change it there.',
  },
  {
    name: 'Competitions',
    text: 'Which competitions you have submitted, follow or entered, who entered you, who said yes to it, whether a club stated that it holds a parent’s written consent, and your place on a waiting list or start list. The organiser sees your name, club and category; for under-18s, the first name and initial. Others can read adults’ names and clubs, and those of under-18s only if the young person shows them, or for a child under 13 a guardian; nobody sees the name of a child under 13 without signing in. If you ask to take entries, your words and what we decided; the file you send as proof is deleted with the decision. Your scores, who typed them in and what was corrected. Your Score Passport is made from them: only you see it, the guardian of a child under 13, and coaches of a club with which you share your training log.',
  },
  {
    name: 'Clubs and posts',
    text: 'Which clubs you have joined, asked to join or left, when, and in what role. The members of a club see each other: for under-18s, only the first name and initial, except that the people who run the club and its confirmed coaches see the full name. The people who run a club can download its list of members. The posts you write, with who may see them, the town if you named one (never for under-18s), whether they are approved, edited or hidden, and which posts you like. Only the author sees how many people like a post by someone under 18.',
  },
  {
    name: 'Tags in pictures',
    text: 'Who tagged who in which pictures, when, and whether the tagged person said yes or removed the tag. An adult is asked first, unless they choose otherwise. Someone under 18 is tagged only by a person who looks after them or a confirmed coach of their club, while a photo consent allows it, and only people who know them see it, unless they have opened their profile to everyone at 16 or 17.',
  },
  {
    name: 'Club events',
    text: 'Events you plan. Your replies to events, who gave them (you or a guardian), your place on a waiting list, and whether you came; admins and confirmed coaches of the club see them with your name. If you subscribe to a calendar: which one, when you made its link and when it was last read. The link itself is kept only as a hash.',
  },
  {
    name: 'Claiming a club',
    text: 'The name, email and message that you send when you claim a club, who decided it, and the answer. The administrators of the platform see them beside your account’s name and email, and receive them by email.',
  },
  {
    name: 'Reviews',
    text: t(
      'What you say about a club: stars, words, when, and who on our team approved or rejected it. Once approved, everyone can read it with your name; for under-18s, it says “{aGymnast}” instead. A club may reply; its reply names nobody. How many stars you give to a coach of your club, without the time: nobody else finds out whose they are. Once {ratingsShownFrom} people have given some, everyone who can see the coach sees the average.',
      { aGymnast: A_GYMNAST, ratingsShownFrom: RATINGS_SHOWN_FROM },
    ),
  },
  {
    name: 'Comments',
    text: 'Your comments on posts, and when you wrote them. Anyone who may read the post sees it with your name; for under-18s, with a first name and one letter, and below a post for everybody only people who know them see it: friends, their club, their guardian. A comment by a child under 13 is shown once a guardian has said yes. You can delete any of your comments.',
  },
  {
    name: 'Reports',
    text: 'When you report something: what and why, your words, and what was there at that moment. Only the people who run the site see who reported. We never tell anyone who reported them.',
  },
  {
    name: 'Looking for a club',
    text: 'What you search for is used to answer you and is not stored with you. Your location only when you press “Use my location”: your browser rounds it to about a kilometre, we use it for that one search and do not store it.',
  },
  {
    name: 'Pictures and videos',
    text: 'Those you add to posts or to your profile, and the logos you give to a club that you run. We create a clean copy and keep only that: location data, camera details and everything else in the file are removed. If you add a picture by link, our server downloads it, so the other site does not find out about you. We note who added it and when, its size and what it was added to. Others see it only where they may see the post or the profile; everyone can see a club’s logo. Unless it is switched off here, software looks at each one for nudity and for words that hurt; we keep what it noticed, and anything doubtful waits for a person. A person also looks before anyone under 18 sees it, unless this site uses a service that recognises more, or relies on our software alone. Nobody’s face is analysed. A person looks at each picture of someone under 18 before others see it. Who on the team decided, when and why is noted with it and in the administrators’ log; the same goes for comments that were held.',
  },
  {
    name: 'Reading what you write',
    text: t(
      'Our own software, and a text checking service where this site was set up with one, checks posts, comments, profiles, reviews, replies, claims, event texts and what is said about clubs before others can see them, and reports as they come in. We note when, how it judged and why. The words of what was not published are kept for {minorsDraftDays} days if you are under 18 and {adultsDraftDays} days otherwise, so that a mistake can be found; then they are deleted, unless someone needs them to help you (see below). If what you wrote sounds as if you are being hurt, we note that too, and tell the people who can help if you agree, or if you are in danger now. For comments below a child’s post, we also keep scores of how much each looks like grooming, for one person’s last twenty; when they add up, people look at them before anything more is shown.',
      { minorsDraftDays: MINORS_DRAFT_DAYS, adultsDraftDays: ADULTS_DRAFT_DAYS },
    ),
  },
  {
    name: 'Links by email',
    text: t(
      'To confirm your email (24 hours), to switch to another email (once, 24 hours), to choose a new password (once, 60 minutes) and to look after an account (once, {guardianLinkDays} days). We note the email address a link was requested for, and which kind of email went to which account and when, and whether your email address rejected our emails.',
      { guardianLinkDays: GUARDIAN_LINK_DAYS },
    ),
  },
  {
    name: 'Invitations from clubs',
    text: t(
      'The email address that a club invited, who invited it, and who used the invitation. The link works once, for {invitationDays} days.',
      { invitationDays: INVITATION_DAYS },
    ),
  },
  {
    name: 'The waitlist',
    text: t(
      'Your email and whether you are a gymnast, parent, coach or club owner. You are only on the list once you open the link in our email (7 days). If we invite you: when, how often, who on our team did, and whether you joined. The link works once, for {waitlistInvitationDays} days.',
      { waitlistInvitationDays: WAITLIST_INVITATION_DAYS },
    ),
  },
  {
    name: 'The contact page',
    text: 'Your name, email, topic and message, so that we can answer; and our answers, with who on our team wrote them.',
  },
  {
    name: 'Misuse and faults',
    text: 'We count requests per IP address in the server’s memory, to slow down attacks. Our request log notes the kind of page, the result and the time it took: no IP address, no name and nothing you typed. When the software fails, we log where it failed, without the data.',
  },
  {
    name: 'What administrators do',
    text: 'If we warn or limit someone, or hide or remove something: what we decided, why, and what was said against it. Corrections to a name or birth month, the roles we gave, and what two of us had to agree on. What an administrator changes on the admin pages, and what admins and coaches do with a club’s events and its register, is logged with who and when. This log cannot be changed.',
  },
];

/** Article 6 of the GDPR, use by use. */
export const GROUNDS: readonly Fact[] = [
  { name: 'Contract', text: 'Your account, signing in and the emails that go with them.' },
  {
    name: 'Consent',
    text: 'The waitlist; and for a child under 13 the guardian’s consent to the account and to each thing it may do. It can be withdrawn at any time.',
  },
  {
    name: 'Legitimate interests',
    text: 'Answering you, keeping the site secure, the record of administrators’ acts. Our interest is a site that is safe for children.',
  },
  {
    name: 'Law and vital interests',
    text: 'When the law requires it, or when someone is in danger.',
  },
];
