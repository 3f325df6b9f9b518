import type { Letter } from '#platform/mail/letters';

/** Mails about friends. */
export const friendLetters = {
  friend_request: (
    name: string,
    about: { reader: string; sender: string; answer: string },
  ): Letter => ({
    subject: `${about.sender} would like to be friends with you`,
    preview: 'You decide.',
    greeting: `Hello ${about.reader},`,
    paragraphs: [
      `${about.sender} would like to be friends with you at ${name}. Friends see what you share with friends. Say yes only if you know them; if you say no, they are not told.`,
    ],
    button: { label: 'Answer the request', href: about.answer },
  }),

  friend_accepted: (
    name: string,
    about: { reader: string; friend: string; profile: string },
  ): Letter => ({
    subject: `You and ${about.friend} are friends now`,
    preview: 'Your request was accepted.',
    greeting: `Hello ${about.reader},`,
    paragraphs: [`${about.friend} has said yes. You are friends at ${name} now.`],
    button: { label: 'Open the profile', href: about.profile },
  }),

  child_friendship_lapsed: (
    name: string,
    about: { reader: string; child: string; friend: string; because: string; family: string },
  ): Letter => ({
    subject: `${about.child} and ${about.friend} are not friends any more`,
    preview: 'You do not need to do anything.',
    greeting: `Hello ${about.reader},`,
    paragraphs: [
      `${about.friend} ${about.because}, so the friendship with ${about.child} at ${name} has ended. Adults and young people can only be friends there if the adult is a guardian or a confirmed coach.`,
    ],
    button: { label: 'Open my family space', href: about.family },
  }),

  child_friend_request: (
    name: string,
    about: { reader: string; child: string; sender: string; family: string },
  ): Letter => ({
    subject: `${about.child} has a friend request`,
    preview: 'You do not need to do anything.',
    greeting: `Hello ${about.reader},`,
    paragraphs: [
      `${about.sender} would like to be friends with ${about.child} at ${name}. From 13, young people answer for themselves. We are telling you because you look after the account.`,
      `Only young people from the same club, or with ${about.child}’s friend code, can ask. Adults can ask only as guardians or as confirmed coaches of the club.`,
    ],
    button: { label: 'Open my family space', href: about.family },
  }),
};
