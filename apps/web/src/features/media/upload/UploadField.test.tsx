// @vitest-environment happy-dom
import { type UploadedFile, UploadedFile as Uploaded } from '@ribbon/domain/media';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UploadField } from '../index.ts';

const arrived: UploadedFile = Uploaded.parse({
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

/** A connection whose end the test decides. */
class Connection extends EventTarget {
  static last: Connection;
  upload = new EventTarget();
  status = 0;
  responseText = '';
  isAborted = false;
  address = '';
  constructor() {
    super();
    Connection.last = this;
  }
  open(_method: string, address: string) {
    this.address = address;
  }
  setRequestHeader() {}
  send() {}
  abort() {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number) {
    act(() => {
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
    });
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    act(() => {
      this.dispatchEvent(new Event('load'));
    });
  }
}

let fetched: string[];
beforeEach(() => {
  fetched = [];
  vi.stubGlobal('XMLHttpRequest', Connection);
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    fetched.push(`${method} ${address}`);
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Form({ max = 4 }: { max?: number }) {
  const [files, setFiles] = useState<UploadedFile[]>([]);
  return (
    <>
      <input aria-label="Words" />
      <UploadField purpose="post" label="Photos" max={max} value={files} onChange={setFiles} />
    </>
  );
}

const photo = (name = 'routine.jpg', type = 'image/jpeg', size = 10) =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });
const choose = (file: File) => userEvent.upload(screen.getByLabelText('Photos'), file);

it('a chosen file shows how far it is, then the picture, and can be taken back', async () => {
  render(<Form />);
  await userEvent.type(screen.getByLabelText('Words'), 'Half a sentence');
  await choose(photo());
  expect(Connection.last.address).toBe('/api/media/post');
  Connection.last.progress(42, 100);
  const ring = screen.getByRole('progressbar', { name: 'Uploading routine.jpg' });
  expect(ring.getAttribute('aria-valuenow')).toBe('42');
  Connection.last.progress(100, 100);
  expect(screen.getByText('Preparing…')).toBeTruthy();
  Connection.last.answer(200, arrived);
  const picture = await screen.findByAltText('Your picture');
  expect(picture.getAttribute('srcset')).toBe(
    `/api/media/${arrived.id}/small 320w, /api/media/${arrived.id}/medium 800w, /api/media/${arrived.id}/large 900w`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove this picture' }));
  expect(screen.queryByAltText('Your picture')).toBeNull();
  expect(fetched).toEqual([`DELETE /api/media/${arrived.id}`]);
  expect(screen.getByLabelText('Words')).toHaveProperty('value', 'Half a sentence');
});

it('an upload can be stopped', async () => {
  render(<Form />);
  await choose(photo());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the upload of routine.jpg' }));
  expect(Connection.last.isAborted).toBe(true);
  expect(screen.queryByText('routine.jpg')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  [
    photo('a.jpg', 'image/jpeg', 10 * 1024 * 1024 + 1),
    'File size too large. Maximum size is 10MB.',
  ],
  [photo('a.exe.jpg'), 'Invalid file type detected. Please select a valid image file.'],
])('what is wrong beforehand is not sent: %o', async (file, sentence) => {
  Connection.last = undefined as never;
  render(<Form />);
  await choose(file);
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  expect(Connection.last).toBeUndefined();
});

it('the server’s words stand beside the file, and it can be sent again', async () => {
  render(<Form />);
  await choose(photo());
  const message = 'We’re receiving a lot of pictures right now. Please try again in a moment.';
  Connection.last.answer(503, { code: 'mediaBusy', message });
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  Connection.last.answer(200, arrived);
  expect(await screen.findByAltText('Your picture')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a lost connection says so', async () => {
  render(<Form />);
  await choose(photo());
  act(() => {
    Connection.last.dispatchEvent(new Event('error'));
  });
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      'Upload failed. We couldn’t reach the server. Please check your connection and try again.',
    ),
  );
});

it('a file can be dropped, and of too many only as many as there is room for', async () => {
  render(<Form max={2} />);
  const area = screen.getByText('or drop it here').parentElement ?? document.body;
  fireEvent.drop(area, {
    dataTransfer: { files: [photo('1.jpg'), photo('2.jpg'), photo('3.jpg')] },
  });
  expect(screen.getByText('1.jpg')).toBeTruthy();
  expect(screen.getByText('2.jpg')).toBeTruthy();
  expect(screen.queryByText('3.jpg')).toBeNull();
  expect(screen.queryByText('or drop it here')).toBeNull();
});

it('several arrive in the order in which they were chosen', async () => {
  render(<Form />);
  await userEvent.upload(screen.getByLabelText('Photos'), [photo('1.jpg'), photo('2.jpg')]);
  const first = Connection.last;
  expect(screen.getAllByRole('progressbar')).toHaveLength(2);
  first.answer(200, arrived);
  await waitFor(() => expect(Connection.last).not.toBe(first));
  Connection.last.answer(200, { ...arrived, id: '00000000-0000-4000-8000-000000000002' });
  await waitFor(() => expect(screen.getAllByAltText('Your picture')).toHaveLength(2));
  const addresses = screen.getAllByAltText('Your picture').map((img) => img.getAttribute('src'));
  expect(addresses.map((address) => address?.at(-7))).toEqual(['1', '2']);
});

it('what somebody has to look at first says so, and so do warnings', async () => {
  render(<Form />);
  await choose(photo());
  Connection.last.answer(200, { ...arrived, status: 'held', warnings: ['alcohol'] });
  expect(
    await screen.findByText(
      'Someone on our team checks your picture first. Others can’t see it until then.',
    ),
  ).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(
    'Content analysis detected: alcohol. Please ensure your image follows our community guidelines.',
  );
});
