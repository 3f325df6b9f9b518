import * as z from 'zod';
import { kind } from '../kernel/index.ts';
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
    message: (data) => `${proposalQuestion(data)} Please agree or decline.`,
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
        ? `Your proposal to ${proposalPlan(data)} has been carried out.`
        : `Your proposal to ${proposalPlan(data)} wasn’t carried out.`,
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
      `One of our administrators plans to ${proposalPlan(data)}. Our email says when. If it looks wrong, please write to us.`,
    link: () => '/contact',
    mail: 'on',
    isRequired: true,
    ignoresBlocks: true,
  }),
};
