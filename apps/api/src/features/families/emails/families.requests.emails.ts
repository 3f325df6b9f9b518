import { type EmailDefinition, defineEmail } from '#platform/mail/emails';
import type { Platform } from '#platform/slice';
import { mailboxLimits, shortName } from '@ribbon/domain/accounts';
import { GUARDIAN_LINK_DAYS, PURGE_AFTER_DAYS, type RequestId } from '@ribbon/domain/families';
import { childStore } from '../requests/families.children.store.ts';
import { requestStore } from '../requests/families.requests.store.ts';
import { t } from '@ribbon/domain/kernel';

const ONLY_YOU = t(
  'The link works for {guardianLinkDays} days and is only for you, so please don’t forward it.',
  { guardianLinkDays: GUARDIAN_LINK_DAYS },
);

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
        subject: t('A child is asking for your permission to use {platformName}', { platformName }),
        preview: 'Please read this before you decide.',
        greeting: 'Hello,',
        paragraphs: [
          child.email === null
            ? t(
                'Someone under 13 would like to use {platformName}, the community for rhythmic gymnastics. You decide. They gave us your email as their parent’s or guardian’s. Their username is {username}.',
                { platformName, username: child.username },
              )
            : t(
                'Someone under 13 would like to use {platformName}, the community for rhythmic gymnastics. You decide. They gave us your email as their parent’s or guardian’s. Their username is {username} and their email is {email}.',
                { platformName, username: child.username, email: child.email },
              ),
          'They can’t use the account until you say yes. The button opens a page that explains what we keep about a child and who can see it. You choose what to allow, one thing at a time, and you can change your mind whenever you like.',
          'If you don’t know this child, or don’t agree, you can say no on the same page and we’ll delete the account straight away.',
        ],
        button: { label: 'Read and decide', href: link },
        footnotes: [
          ONLY_YOU,
          t(
            'If nobody answers, we’ll delete the account and this request after {purgeAfterDays} days.',
            { purgeAfterDays: PURGE_AFTER_DAYS },
          ),
        ],
      }),
    }),
    defineEmail({
      on: 'guardian.invited',
      template: 'guardian_invite',
      about: open,
      to: ({ email }) => [{ email }],
      write: ({ child, askedBy, isTeen, link }, { platformName }) => ({
        subject: t('{askedBy} would like you to help look after an account on {platformName}', {
          askedBy,
          platformName,
        }),
        preview: 'Please read what this means before you accept.',
        greeting: 'Hello,',
        paragraphs: [
          isTeen
            ? t(
                '{askedBy} uses {platformName}, the community for rhythmic gymnastics, and would like you to help look after their account.',
                { askedBy, platformName },
              )
            : t(
                '{askedBy} looks after {child}’s account on {platformName}, the community for rhythmic gymnastics, and would like your help.',
                { askedBy, child: child.username, platformName },
              ),
          isTeen
            ? 'The button opens a page that explains what you’d see. If you say yes, we’ll check with the people who already look after them. Unless someone says no, the link starts within a week. You can leave at any time.'
            : 'The button opens a page that explains what you’d see and what you could do. You can leave at any time.',
        ],
        button: { label: 'Read and decide', href: link },
        footnotes: [ONLY_YOU, 'If you’d rather not, you can ignore this email.'],
      }),
    }),
  ];
}
