import { CLUB_ZONE } from '@ribbon/domain/calendar';
import { type InboxKind, TEEN_LINK_WARNING } from '@ribbon/domain/families';
import type { Letter } from '#platform/mail/letters';

interface Request {
  childUsername: string;
  askedBy: string;
  link: string;
  days: number;
}

interface LinkWords {
  reader: string;
  young: string;
  adult: string;
  takesEffectAt: Date;
  family: string;
}

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  timeZone: CLUB_ZONE,
});
const dayOf = (date: Date) => day.format(date);

const WAITING: Readonly<Record<InboxKind, string>> = {
  post: 'a post',
  comment: 'a comment',
  friend_request: 'a friend request',
  club_join: 'joining a club',
  event_rsvp: 'a club event',
  email_change: 'another email address for signing in',
  group_session: 'a group session',
  competition_entry: 'a competition',
};

/** Mails to guardians and to those they look after. */
export const familyLetters = {
  parent_notification: (
    name: string,
    {
      childUsername,
      childEmail,
      link,
      days,
      purgeDays,
    }: Omit<Request, 'askedBy'> & {
      childEmail: string;
      purgeDays: number;
    },
  ): Letter => ({
    subject: `A child asks for your permission to use ${name}`,
    preview: 'Please read this before you decide.',
    greeting: 'Hello,',
    paragraphs: [
      `Somebody under 13 has asked to use ${name}, the community for rhythmic gymnastics, and gave your address as that of a parent or guardian. Their username is ${childUsername} and their email is ${childEmail}.`,
      'The account cannot be used until you say yes. The button takes you to a page that says what we keep about a child and who can see it. There you choose what to allow, one thing at a time. You can change your mind at any time.',
      'If you do not know this child or do not agree, the same page lets you decline. The account is then deleted at once.',
    ],
    button: { label: 'Read and decide', href: link },
    footnotes: [
      `The link works for ${days} days and only for you: please do not forward it.`,
      `If nobody answers, we delete the account and this request after ${purgeDays} days.`,
    ],
  }),

  guardian_invite: (
    name: string,
    { childUsername, askedBy, link, days, isTeen }: Request & { isTeen: boolean },
  ): Letter => ({
    subject: `${askedBy} asks you to look after an account at ${name}`,
    preview: 'Please read what this means before you accept.',
    greeting: 'Hello,',
    paragraphs: [
      isTeen
        ? `${askedBy} uses ${name}, the community for rhythmic gymnastics, and would like you to look after the account with them.`
        : `${askedBy} looks after the account of ${childUsername} at ${name}, the community for rhythmic gymnastics, and would like you to do so as well.`,
      isTeen
        ? 'The button takes you to a page that says what you would see. If you say yes, we first ask others who look after them. The link starts after a week at the latest, unless somebody says no. You can leave again at any time.'
        : 'The button takes you to a page that says what you would see and could do. You can leave again at any time.',
    ],
    button: { label: 'Read and decide', href: link },
    footnotes: [
      `The link works for ${days} days and only for you: please do not forward it.`,
      'If you do not want this, you do not need to do anything.',
    ],
  }),

  child_approved: (
    name: string,
    { username, guardian, home }: { username: string; guardian: string; home: string },
  ): Letter => ({
    subject: `You are in! ${guardian} said yes`,
    preview: 'Your account is ready.',
    greeting: `Hello ${username}!`,
    paragraphs: [
      `Good news: ${guardian} said yes, and your account at ${name} is ready.`,
      `${guardian} looks after your account with you. You can always see who does and what they can see.`,
    ],
    button: { label: `Open ${name}`, href: home },
  }),

  link_waiting: (
    name: string,
    { reader, adult, takesEffectAt, family }: Omit<LinkWords, 'young'>,
  ): Letter => ({
    subject: `Do you know ${adult}?`,
    preview: 'An adult is about to be linked to your account.',
    greeting: `Hello ${reader},`,
    paragraphs: [
      `You asked ${adult} to look after your account at ${name}, and they said yes. From ${dayOf(takesEffectAt)}, or sooner if somebody who looks after you says yes, they will see your profile and how much you use your account.`,
      TEEN_LINK_WARNING,
    ],
    button: { label: 'Look at it, or cancel it', href: family },
    footnotes: ['If you do nothing, the link starts on that day. You can end it at any time.'],
  }),

  link_to_confirm: (
    name: string,
    { reader, young, adult, takesEffectAt, family }: LinkWords,
  ): Letter => ({
    subject: `${young} has asked ${adult} to look after their account`,
    preview: 'Please say whether you know that this is right.',
    greeting: `Hello ${reader},`,
    paragraphs: [
      `${young} has asked ${adult} to look after their account at ${name}. Please say yes only if you know that this is a parent, a guardian or another adult they trust in real life.`,
      `Say no if you are not sure. If nobody says no, the link starts on ${dayOf(takesEffectAt)}.`,
    ],
    button: { label: 'Say yes or no', href: family },
  }),

  guardian_joined: (
    name: string,
    { reader, guardian, child }: { reader: string; guardian: string; child: string },
  ): Letter => ({
    subject: `${guardian} now looks after the account of ${child}`,
    preview: 'There is one more guardian.',
    greeting: `Hello ${reader},`,
    paragraphs: [
      `${guardian} has accepted the invitation and now helps to look after the account of ${child} at ${name}.`,
    ],
  }),

  guardian_removed: (
    name: string,
    { reader, child }: { reader: string; child: string },
  ): Letter => ({
    subject: `You no longer look after the account of ${child}`,
    preview: 'Your link has ended.',
    greeting: `Hello ${reader},`,
    paragraphs: [
      `You no longer look after the account of ${child} at ${name}. You can no longer see anything of it.`,
    ],
  }),

  guardian_promoted: (
    name: string,
    { reader, child, family }: { reader: string; child: string; family: string },
  ): Letter => ({
    subject: `You are the main guardian of ${child} now`,
    preview: 'The main role was passed on to you.',
    greeting: `Hello ${reader},`,
    paragraphs: [
      `You are now the main guardian of ${child} at ${name}: you can also invite and remove other guardians and delete the account.`,
    ],
    button: { label: 'Open my family space', href: family },
  }),

  came_of_age: (
    name: string,
    { reader, guardian }: { reader: string; guardian: string },
  ): Letter => ({
    subject: `Your account is yours alone now`,
    preview: 'You are 18.',
    greeting: `Hello ${reader},`,
    paragraphs: [
      `You are 18. From today ${guardian} no longer looks after your account at ${name} and sees nothing that others do not see.`,
      'Your settings stay as they are: have a look at your privacy settings when you like.',
    ],
  }),

  handover: (name: string, { reader, child }: { reader: string; child: string }): Letter => ({
    subject: `${child} is 18: thank you for looking after the account`,
    preview: 'Your rights to the account have ended.',
    greeting: `Hello ${reader},`,
    paragraphs: [
      `${child} is 18, so the account at ${name} is theirs alone now. Your rights to it have ended, and you no longer see it in your family space.`,
    ],
  }),

  guardian_left: (
    name: string,
    { reader, home, days }: { reader: string; home: string; days: number },
  ): Letter => ({
    subject: 'Your account needs a grown-up again',
    preview: 'Please ask a parent or guardian.',
    greeting: `Hello ${reader},`,
    paragraphs: [
      `The grown-up who looked after your account at ${name} has left, so your account is on hold. Please sign in and tell us the email address of a parent or guardian.`,
      `If nobody answers within ${days} days, we have to delete your account.`,
    ],
    button: { label: 'Ask a grown-up', href: home },
  }),

  turned_thirteen: (
    name: string,
    { reader, child, isChild }: { reader: string; child: string; isChild: boolean },
  ): Letter => ({
    subject: isChild ? 'You are 13: a few things change' : `${child} is 13: a few things change`,
    preview: 'Posts and friend requests no longer wait.',
    greeting: `Hello ${reader},`,
    paragraphs: isChild
      ? [
          `You are 13. At ${name} your posts and friend requests no longer wait for a grown-up. Your profile stays private, and only people of your club or with your friend code can ask to be your friend.`,
          'Your guardian can still see your profile and that you are active, but no longer decides anything. You say who is linked to your account: in My Family you can end a link.',
        ]
      : [
          `${child} is 13. At ${name} posts, friend requests and clubs no longer wait for you, and the switches in your family space are gone.`,
          'You can still see the profile and that the account is active. What was waiting for you goes ahead, and if you had paused the account, the young person can carry on with it.',
        ],
  }),

  decision_needed: (
    name: string,
    { reader, child, kind, link }: { reader: string; child: string; kind: InboxKind; link: string },
  ): Letter => ({
    subject: `${child} is waiting for your decision`,
    preview: 'Something is waiting in your family space.',
    greeting: `Hello ${reader},`,
    paragraphs: [
      `${child} is asking for your decision about ${WAITING[kind]}. You will find it in your family space at ${name}. Nothing happens until you decide.`,
    ],
    button: { label: 'Open my family space', href: link },
  }),
};
