// @vitest-environment happy-dom
import { UploadedFile, mediaFaults, mediaMessages } from '@ribbon/domain/media';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ImageUrlField } from '../index.ts';
import { fetchImage } from '../media.queries.ts';

vi.mock(import('../media.queries.ts'), async (original) => ({
  ...(await original()),
  fetchImage: vi.fn<typeof fetchImage>(),
}));

const picture = UploadedFile.parse({
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'image',
  width: 900,
  height: 600,
  durationMs: null,
  placeholder: null,
  hasPoster: false,
  status: 'ready',
  warnings: [],
});
const onFetched = vi.fn<(file: UploadedFile) => void>();
const onSubmit = vi.fn<() => void>();

function Form() {
  const [url, setUrl] = useState('');
  return (
    <QueryClientProvider client={new QueryClient()}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <ImageUrlField purpose="post" {...{ url, onFetched }} onUrl={setUrl} />
        <button type="submit">Send</button>
      </form>
    </QueryClientProvider>
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  render(<Form />);
});
afterEach(cleanup);
const field = () => screen.getByLabelText<HTMLInputElement>(/Image URL/u);

it('an address becomes a picture, by key or button, and the form is not sent', async () => {
  vi.mocked(fetchImage).mockResolvedValue(picture);
  await userEvent.type(field(), ' https://pictures.example/a {Enter}');
  await expect.poll(() => onFetched).toHaveBeenCalledWith(picture);
  expect(fetchImage).toHaveBeenCalledWith('post', 'https://pictures.example/a');
  await expect.poll(() => field().value).toBe('');
  await userEvent.type(field(), 'https://pictures.example/b');
  await userEvent.click(screen.getByRole('button', { name: mediaMessages.addFromUrl }));
  await expect.poll(() => onFetched).toHaveBeenCalledTimes(2);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('what is no address is not asked for; what cannot be fetched says so and stays typed', async () => {
  await userEvent.type(field(), 'pictures.example{Enter}');
  expect(screen.getByRole('alert').textContent).toBe(mediaMessages.urlInvalid);
  expect(fetchImage).not.toHaveBeenCalled();
  await userEvent.clear(field());
  expect(screen.queryByRole('alert')).toBeNull();
  vi.mocked(fetchImage).mockRejectedValue(mediaFaults.notFetched());
  await userEvent.type(field(), 'https://pictures.example/gone{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(mediaMessages.urlInvalid);
  expect(field().value).toBe('https://pictures.example/gone');
  expect(onFetched).not.toHaveBeenCalled();
});
