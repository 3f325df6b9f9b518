// @vitest-environment happy-dom
import { NetworkError } from '#lib/http/network-error.ts';
import { suggestedAvatars } from '#ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Picture, type PictureChoice, PictureDialog } from '../index.ts';

const file = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'image',
  width: 200,
  height: 200,
  durationMs: null,
  placeholder: 'data:image/webp;base64,AAAA',
  hasPoster: false,
  status: 'ready',
};

let asked: string[];
let answer: () => Response;
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (to: string, { body }: RequestInit) => {
    asked.push(`${to} ${body as string}`);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(onSave: (choice: PictureChoice) => Promise<unknown> = async () => undefined) {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PictureDialog
        open
        onOpenChange={onOpenChange}
        title="Change Profile Picture"
        purpose="profile"
        suggestions={suggestedAvatars}
        saveLabel="Save Picture"
        onSave={onSave}
        failure="Failed to update profile picture"
      />
    </QueryClientProvider>,
  );
  return onOpenChange;
}
const address = () => screen.getByRole('textbox', { name: 'Image URL' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Picture' }));

it('one of six drawings can be chosen, seen and saved', async () => {
  const onSave = vi.fn<(choice: PictureChoice) => Promise<void>>(async () => undefined);
  const onOpenChange = open(onSave);
  expect(screen.getAllByRole('radio')).toHaveLength(6);
  await userEvent.click(screen.getByRole('radio', { name: 'Hoop' }));
  expect(screen.getByAltText('Preview')).toBeTruthy();
  await save();
  expect(onSave).toHaveBeenCalledWith({ art: 'avatar-hoop' });
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it('an address is fetched by the server, never by this browser, and shown from our own copy', async () => {
  answer = () => Response.json({ ...file, warnings: ['tobacco'] });
  const onSave = vi.fn<(choice: PictureChoice) => Promise<void>>(async () => undefined);
  open(onSave);
  await userEvent.type(address(), 'https://pictures.example/a.png');
  const preview = await screen.findByAltText('Preview');
  expect(preview.getAttribute('src')).toBe(`/api/media/${file.id}/large`);
  expect(asked).toEqual(['/api/media/profile/from-url {"url":"https://pictures.example/a.png"}']);
  expect(screen.getByText(/Content analysis detected: tobacco/u)).toBeTruthy();
  await save();
  expect(onSave).toHaveBeenCalledWith({ media: expect.objectContaining({ id: file.id }) });
});

it('an address that is none, or leads nowhere, says so', async () => {
  const sentence =
    'Please enter a valid image URL. The URL should start with http:// or https:// and point to an image file.';
  open();
  await userEvent.type(address(), 'pictures');
  await waitFor(() => expect(screen.getByText(sentence)).toBeTruthy());
  expect(asked).toEqual([]);
  answer = () => Response.json({ code: 'imageNotFetched', message: sentence }, { status: 422 });
  await userEvent.clear(address());
  expect(screen.queryByText(sentence)).toBeNull();
  await userEvent.type(address(), 'https://nobody.example/a.png');
  await waitFor(() => expect(screen.getByText(sentence)).toBeTruthy());
});

it('nothing chosen is told in the words of each tab', async () => {
  open();
  await save();
  expect(screen.getByText('Please enter an image URL')).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'Upload File' }));
  await save();
  expect(screen.getByText('Please select an image file')).toBeTruthy();
});

it('a failure keeps the dialog and the choice', async () => {
  const onOpenChange = open(() => Promise.reject(new NetworkError('offline')));
  await userEvent.click(screen.getByRole('radio', { name: 'Ball' }));
  await save();
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Failed to update profile picture\. We couldn’t reach the server/u,
  );
  expect(screen.getByRole('radio', { name: 'Ball' })).toHaveProperty('checked', true);
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('a picture keeps its place, shows its colours first, and says when it cannot be loaded', () => {
  render(<Picture file={file as never} alt="A hoop in the air" />);
  const picture = screen.getByAltText('A hoop in the air');
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['200', '200']);
  expect(document.querySelector('img[aria-hidden]')?.getAttribute('src')).toBe(file.placeholder);
  fireEvent.error(picture);
  expect(screen.getByRole('img', { name: 'A hoop in the air' }).textContent).toBe(
    'We couldn’t load this picture.',
  );
});
