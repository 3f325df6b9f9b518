import * as z from 'zod';
import { kind, t } from '../kernel/index.ts';
import { ProposalKind } from './proposals.schema.ts';
import { proposalPlan, proposalQuestion } from './proposals.texts.ts';

const about = z.object({ kind: ProposalKind, person: z.string(), club: z.string().nullable() });

/** What people hear of acts that need two admins. */
export const proposalKinds = {
  proposal_made: kind({
    category: 'safety',
    label: 'Something needs a second system admin',
    shownTo: 'systemAdmins',
    data: about,
    title: () => 'A second system admin is needed',
    message: (data) => t('{data} Please agree or decline.', { data: proposalQuestion(data) }),
    link: () => '/admin/accounts',
    mail: 'none',
    isRequired: true,
  }),
  proposal_settled: kind({
    category: 'safety',
    label: 'What you proposed has been decided',
    shownTo: 'systemAdmins',
    data: about.extend({ happened: z.boolean() }),
    title: () => 'Your proposal has been decided',
    message: ({ happened, ...data }) =>
      happened
        ? t('Your proposal to {data} has been carried out.', { data: proposalPlan(data) })
        : t('Your proposal to {data} wasn’t carried out.', { data: proposalPlan(data) }),
    link: () => '/admin/accounts',
    mail: 'none',
    isRequired: true,
  }),
  proposal_clocked: kind({
    category: 'safety',
    label: 'One of our administrators plans something that concerns you',
    data: about,
    title: () => 'Something is planned',
    message: (data) =>
      t(
        'One of our administrators plans to {data}. Our email says when. If it looks wrong, please write to us.',
        { data: proposalPlan(data) },
      ),
    link: () => '/contact',
    mail: 'on',
    isRequired: true,
    ignoresBlocks: true,
  }),
};
