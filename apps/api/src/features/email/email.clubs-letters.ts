import type { Letter } from '#platform/mail/letters';

/** Mails between clubs and people. */
export const clubLetters = {
  club_membership_requested: (
    name: string,
    about: { reader: string; person: string; club: string; members: string },
  ): Letter => ({
    subject: `${about.person} would like to join ${about.club}`,
    preview: 'The request waits for your answer.',
    greeting: `Hello ${about.reader},`,
    paragraphs: [
      `${about.person} would like to join ${about.club} at ${name}. Please say yes only to people whom the club knows: members see each other, and many are children.`,
    ],
    button: { label: 'Answer the request', href: about.members },
  }),

  club_membership_approved: (
    name: string,
    about: { reader: string; club: string; clubs: string },
  ): Letter => ({
    subject: `You are a member of ${about.club}`,
    preview: 'The club has said yes.',
    greeting: `Welcome, ${about.reader}!`,
    paragraphs: [`${about.club} has said yes. You are a member of the club at ${name} now.`],
    button: { label: 'Open my clubs', href: about.clubs },
  }),

  child_membership_approved: (
    name: string,
    about: { reader: string; child: string; club: string; family: string },
  ): Letter => ({
    subject: `${about.child} is a member of ${about.club}`,
    preview: 'The club has said yes.',
    greeting: `Hello ${about.reader},`,
    paragraphs: [
      `You agreed that ${about.child} joins ${about.club} at ${name}, and now the club has said yes, too. What ${about.child} does there, you see in your family space.`,
    ],
    button: { label: 'Open my family space', href: about.family },
  }),

  club_membership_declined: (
    name: string,
    about: { reader: string; club: string; finder: string },
  ): Letter => ({
    subject: `Your request to ${about.club}`,
    preview: 'The club cannot take you at the moment.',
    greeting: `Hello ${about.reader},`,
    paragraphs: [
      `${about.club} cannot take you as a member at ${name} at the moment. Clubs have many reasons for that; please ask them if you would like to know.`,
    ],
    button: { label: 'Find other clubs', href: about.finder },
  }),

  child_membership_declined: (
    name: string,
    about: { reader: string; child: string; club: string },
  ): Letter => ({
    subject: `The request of ${about.child} to ${about.club}`,
    preview: 'The club cannot take your child at the moment.',
    greeting: `Hello ${about.reader},`,
    paragraphs: [
      `${about.club} cannot take ${about.child} as a member at ${name} at the moment. Please ask the club if you would like to know why.`,
    ],
  }),

  club_invitation: (
    name: string,
    about: { club: string; isCoach: boolean; link: string; days: number },
  ): Letter => ({
    subject: `${about.club} invites you to ${name}`,
    preview: 'The link works once.',
    greeting: 'You are invited',
    paragraphs: [
      about.isCoach
        ? `${about.club} asks you to join the club at ${name} as a coach.`
        : `${about.club} asks you to join the club at ${name}, the community for rhythmic gymnastics.`,
      'You see the club first and decide then. Without an account you can make one on the way; a child needs the yes of a parent or guardian.',
    ],
    button: { label: 'See the invitation', href: about.link },
    footnotes: [
      `The link works once, for ${about.days} days, and only with this email address.`,
      'If you do not know the club, you do not need to do anything.',
    ],
  }),
};
