// @vitest-environment happy-dom
import { Button, TextArea } from '#ui';
import { type Refusal, moderationFaults } from '@ribbon/domain/moderation';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod';
import { ModeratedForm } from './ModeratedForm.tsx';
import { useModeratedForm } from './useModeratedForm.ts';

afterEach(cleanup);

const schema = z.object({
  title: z.string(),
  tags: z.string().transform((text) => text.split(',')),
});

const refusal: Refusal = {
  severity: 'orange',
  category: 'unkind',
  message: 'That could hurt somebody.',
  details: [],
  spans: [{ start: 8, end: 12 }],
  suggestions: ['you are kind'],
  usedFallback: false,
  help: false,
  disclosureId: null,
};
const flagged = (path: string, data = refusal) =>
  moderationFaults.flagged({ data, issues: [{ path, message: data.message }] });

/** How a list is read: with a word that says what it is. */
const READING = {
  textsOf: ({ tags }: z.output<typeof schema>) => [
    { field: 'tags', text: `Tags: ${tags.join(', ')}` },
  ],
  wordsIn: ({ text }: { text: string }) => text.replace('Tags: ', ''),
};

function Writing({
  send,
  reading = 'title',
}: {
  send: () => Promise<void>;
  reading?: Parameters<typeof useModeratedForm<z.input<typeof schema>, z.output<typeof schema>>>[2];
}) {
  const form = useModeratedForm(schema, { title: 'you are mean', tags: 'a,b' }, reading);
  return (
    <ModeratedForm
      what="comment"
      form={form}
      isReviewing={form.formState.isSubmitting}
      onSubmit={form.handleSubmit(() =>
        send().catch((error: unknown) => form.showFault(error, 'It did not work')),
      )}
    >
      <TextArea label="Title" {...form.register('title')} />
      <TextArea label="Tags" {...form.register('tags')} />
      <Button type="submit">Send</Button>
    </ModeratedForm>
  );
}

function write(props: Parameters<typeof Writing>[0]) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Writing {...props} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
}

const typed = (label: string) =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: label, hidden: true }).value;

it('is covered while the words are read', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  write({ send: () => promise });
  expect(await screen.findByText('Hold on, we’re reviewing your comment')).toBeTruthy();
  resolve(undefined);
  await waitFor(() =>
    expect(screen.queryByText('Hold on, we’re reviewing your comment')).toBeNull(),
  );
});

it('shows a refusal with the words underlined, and puts kinder ones into their field', async () => {
  write({ send: () => Promise.reject(flagged('title')) });
  const dialog = await screen.findByRole('dialog');
  expect(dialog.querySelector('mark')?.textContent).toBe('mean');
  expect(typed('Title')).toBe('you are mean');
  fireEvent.click(screen.getByRole('button', { name: 'Use This Text' }));
  await waitFor(() => expect(typed('Title')).toBe('you are kind'));
});

it('shows a text as the moderator read it, and types it as people do', async () => {
  const data = { ...refusal, spans: [], suggestions: ['Tags: kind, calm'] };
  write({ send: () => Promise.reject(flagged('tags', data)), reading: READING });
  expect((await screen.findByRole('dialog')).textContent).toContain('Tags: a, b');
  fireEvent.click(screen.getByRole('button', { name: 'Use This Text' }));
  await waitFor(() => expect(typed('Tags')).toBe('kind, calm'));
});

it('thanks somebody who tells of harm, and offers help', async () => {
  const data = { ...refusal, disclosureId: crypto.randomUUID() as Refusal['disclosureId'] };
  write({ send: () => Promise.reject(flagged('title', data)) });
  expect(await screen.findByRole('dialog', { name: 'Thank you for telling us' })).toBeTruthy();
  expect(screen.queryByText('That could hurt somebody.')).toBeNull();
});

it('says every other failure above the form', async () => {
  write({ send: () => Promise.reject(new Error('offline')) });
  expect((await screen.findByRole('alert')).textContent).toBe('It did not work');
  expect(screen.queryByRole('dialog')).toBeNull();
});
