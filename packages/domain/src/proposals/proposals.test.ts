import type { UserId } from '../accounts/index.ts';
import { describe, expect, it } from 'vitest';
import { proposalPolicy } from './proposals.policy.ts';
import { ProposalKind } from './proposals.schema.ts';
import { proposalPlan, proposalQuestion } from './proposals.texts.ts';

const [ann, ben, cat] = ['a', 'b', 'c'] as [UserId, UserId, UserId];

describe('who could agree', () => {
  it.each([
    ['one admin alone', [ann], ann, cat, []],
    ['the other of two', [ann, ben], ann, cat, [ben]],
    ['nobody, where the other is concerned', [ann, ben], ann, ben, []],
    ['the third', [ann, ben, cat], ann, ben, [cat]],
    ['the other, where an admin steps down', [ann, ben], ann, ann, [ben]],
    ['everybody but the person, where the proposer is gone', [ann, ben], null, ben, [ann]],
  ] as const)('%s', (_, admins, by, personId, expected) => {
    expect(proposalPolicy.colleagues(admins, { by, personId })).toEqual(expected);
  });
});

it.each(ProposalKind.options)('%s has a question and a plan that name the person', (kind) => {
  const facts = { kind, person: 'Robin', club: 'Larkspur' };
  expect(proposalQuestion(facts)).toMatch(
    /^(?:Make|Remove|Let|Correct|Limit or suspend) Robin.*\?$/u,
  );
  expect(proposalPlan(facts)).toContain('Robin');
});
