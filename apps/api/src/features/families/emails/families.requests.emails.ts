import { type EmailDefinition, defineEmail } from '#platform/mail/emails';
import type { Platform } from '#platform/slice';
import { mailboxLimits, shortName } from '@ribbon/domain/accounts';
import { GUARDIAN_LINK_DAYS, PURGE_AFTER_DAYS, type RequestId } from '@ribbon/domain/families';
import { childStore } from '../requests/families.children.store.ts';
import { requestStore } from '../requests/families.requests.store.ts';

const ONLY_YOU = `The link works for ${GUARDIAN_LINK_DAYS} days and only for you: please do not forward it.`;

/** Asks an adult to look after an account. */
export function requestEmails({ db, config, attempts }: Platform): EmailDefinition[] {
  /** The request while it is open, with a link that is good once; only its hash is stored. */
  async function open({ requestId }: { requestId: RequestId }) {
    const request = await requestStore.byId(db, requestId);
    if (request === undefined || request.usedAt !== null) return undefined;
    const { kind, sentTo: email, childId, requestedBy } = request;
    const child = await childStore.nameplate(db, childId);
    const requester = await childStore.nameplate(db, requestedBy ?? childId);
    if (child === undefined || requester === undefined) return undefined;
    if (!(await attempts.admits(mailboxLimits.guardianRequest, email))) return undefined;
    const token = await requestStore.renewSecret(db, requestId);
    return {
      email,
      child,
      askedBy: requester.fullName === null ? requester.username : shortName(requester.fullName),
      isTeen: kind === 'teen_link',
      link: `${config.publicUrl}/parent/approve/${childId}?token=${token}`,
    };
  }

  return [
    defineEmail({
      on: 'child.account.created',
      template: 'parent_notification',
      about: open,
      to: ({ email }) => [{ email }],
      write: ({ child, link }, { platformName }) => ({
        subject: `A child is asking for your permission to use ${platformName}`,
        preview: 'Please read this before you decide.',
        greeting: 'Hello,',
        paragraphs: [
          `Someone under 13 has asked to use ${platformName}, the community for rhythmic gymnastics, and gave your address as that of a parent or guardian. Their username is ${child.username}${child.email === null ? '' : ` and their email is ${child.email}`}.`,
          'The account cannot be used until you say yes. The button takes you to a page that explains what we keep about a child and who can see it. There you choose what to allow, one thing at a time. You can change your mind at any time.',
          'If you don’t know this child or don’t agree, you can decline on the same page. The account is then deleted at once.',
        ],
        button: { label: 'Read and decide', href: link },
        footnotes: [
          ONLY_YOU,
          `If nobody answers, we delete the account and this request after ${PURGE_AFTER_DAYS} days.`,
        ],
      }),
    }),
    defineEmail({
      on: 'guardian.invited',
      template: 'guardian_invite',
      about: open,
      to: ({ email }) => [{ email }],
      write: ({ child, askedBy, isTeen, link }, { platformName }) => ({
        subject: `${askedBy} would like you to look after an account at ${platformName}`,
        preview: 'Please read what this means before you accept.',
        greeting: 'Hello,',
        paragraphs: [
          isTeen
            ? `${askedBy} uses ${platformName}, the community for rhythmic gymnastics, and would like you to look after the account with them.`
            : `${askedBy} looks after the account of ${child.username} at ${platformName}, the community for rhythmic gymnastics, and would like you to do so as well.`,
          isTeen
            ? 'The button takes you to a page that explains what you would see. If you say yes, we first ask others who look after them. The link starts after a week at the latest, unless someone says no. You can leave again at any time.'
            : 'The button takes you to a page that explains what you would see and what you could do. You can leave again at any time.',
        ],
        button: { label: 'Read and decide', href: link },
        footnotes: [ONLY_YOU, 'If you’d rather not, you can ignore this email.'],
      }),
    }),
  ];
}
