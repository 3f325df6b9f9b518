// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { QueueMedia } from '@ribbon/domain/moderation';
import { afterEach, expect, it } from 'vitest';
import { Findings } from './Findings.tsx';

afterEach(cleanup);

const file = (more: Partial<QueueMedia>): QueueMedia => ({
  id: '00000000-0000-4000-8000-000000000001' as QueueMedia['id'],
  kind: 'image',
  width: 900,
  height: 600,
  durationMs: null,
  placeholder: null,
  hasPoster: false,
  alt: '',
  shownBy: 'post',
  findings: null,
  nearCopyOf: null,
  ...more,
});
const nothing = { labels: [], words: [], isGymnastics: false };

it('says nothing where nothing has looked', () => {
  const { container } = render(<Findings file={file({})} />);
  expect(container.innerHTML).toBe('');
});

it('says that nothing was found', () => {
  render(<Findings file={file({ findings: nothing })} />);
  expect(screen.getByText('The automatic check found nothing.')).not.toBeNull();
});

it('names labels, words, the sport in it, and the rejected picture that it resembles', () => {
  render(
    <Findings
      file={file({
        findings: {
          labels: [{ name: 'Alcohol', confidence: 93 }],
          words: ['loser'],
          isGymnastics: true,
        },
        nearCopyOf: new Date('2026-11-14T10:00:00Z'),
      })}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Alcohol 93 %',
    'the word “loser”',
  ]);
  expect(screen.getByText(/Almost identical to a picture rejected on/u)).not.toBeNull();
  expect(screen.getByText(/seems to show gymnastics/u)).not.toBeNull();
});
