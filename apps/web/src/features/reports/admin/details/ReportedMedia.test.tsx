// @vitest-environment happy-dom
import { MediaId } from '@ribbon/domain/media';
import { TicketId } from '@ribbon/domain/reports';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ReportedMedia } from './ReportedMedia.tsx';

afterEach(cleanup);

const ticketId = TicketId.parse('3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c');
const id = MediaId.parse('7b0c9a52-9c0f-4f6e-8a39-5d4b6c1f2e3d');

it('shows what is kept from the report itself, and says what is not kept any more', () => {
  const media = [{ id, kind: 'image' as const, hasPoster: false }];
  render(<ReportedMedia ticketId={ticketId} snapshot={{ media, mediaIds: [id, ticketId] }} />);
  const picture = screen.getByRole('img', { name: 'Reported file 1, opens in full size' });
  expect(picture.getAttribute('src')).toBe(`/api/admin/reports/${ticketId}/media/${id}/small`);
  expect(screen.getByText('A picture or video is no longer kept.')).toBeTruthy();
});
