// @vitest-environment happy-dom
import { OFFLINE, serve, show } from '#testing/screen.fixture.tsx';
import { type Reported, reportMessages } from '@ribbon/domain/reports';
import { commonFaults } from '@ribbon/domain/kernel';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ReportDialog } from './ReportDialog.tsx';

const FILE = 'POST /reports';
const WORDS = 'They call her names after every training.';

async function open(answer: unknown) {
  const requests = serve({ [FILE]: answer });
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const about = { contentType: 'comment', contentId: '1' } as unknown as Reported;
  show(<ReportDialog about={about} open onOpenChange={onOpenChange} />);
  await screen.findByRole('dialog', { name: 'Report this comment' });
  const filed = () => requests.filter(({ to }) => to === FILE).map(({ body }) => body);
  return { onOpenChange, filed };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const reasons = () => screen.getByLabelText<HTMLSelectElement>('What is wrong?');
async function write() {
  const reason = [...reasons().options].find(({ value }) => value !== '')?.value ?? '';
  await userEvent.selectOptions(reasons(), reason);
  await userEvent.type(screen.getByLabelText('What happened?'), WORDS);
  await press('Submit Report');
  return reason;
}

it('sends nothing before a reason is chosen', async () => {
  const { filed } = await open({ disclosureId: null });
  await press('Submit Report');
  await vi.waitFor(() => expect(reasons().getAttribute('aria-invalid')).toBe('true'));
  expect(filed()).toEqual([]);
});

it('sends what it is about with the words, and thanks', async () => {
  const { filed } = await open({ disclosureId: null });
  const reason = await write();
  expect(await screen.findByText(reportMessages.thanks)).toBeTruthy();
  expect(screen.getByRole('dialog', { name: reportMessages.submitted })).toBeTruthy();
  expect(filed()).toEqual([
    {
      contentType: 'comment',
      contentId: '1',
      reason,
      description: WORDS,
      childAtRiskNow: false,
    },
  ]);
});

it('shows emergency numbers first when a child may be at risk', async () => {
  await open({ disclosureId: null });
  expect(screen.queryByText('Please call first if someone is in danger')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: /at risk right now/u }));
  expect(await screen.findByText('Please call first if someone is in danger')).toBeTruthy();
});

it.each([
  ['the connection is gone', OFFLINE, reportMessages.failed],
  ['the server refuses', commonFaults.tooManyRequests(), commonFaults.tooManyRequests.message],
])('keeps the words when %s', async (_, answer, words) => {
  const { onOpenChange } = await open(answer);
  await write();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('What happened?').value).toBe(WORDS);
  expect(onOpenChange).not.toHaveBeenCalled();
});
