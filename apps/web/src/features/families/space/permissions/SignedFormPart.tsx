import { UploadField } from '#features/media';
import { DueClock } from '#lib/admin-list/DueClock.tsx';
import { wordsFor } from '#lib/http/client.ts';
import { useSchemaForm } from '#lib/forms/form.ts';
import { dayAndTime } from '#lib/format/format.ts';
import { Button, Form, Notice, QueryBoundary, Section, Skeleton, toast } from '#ui';
import type { FamilyChild } from '@ribbon/domain/families';
import {
  FORM_PROBLEM_TEXTS,
  type SentForm,
  SignedForm,
  formMessages as messages,
} from '@ribbon/domain/guardian-forms';
import { type UploadedFile, mediaMessages } from '@ribbon/domain/media';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { childName } from '../../families.child.format.ts';
import { formQuery, useSendForm, useWithdrawForm } from '../../families.forms.queries.ts';
import { quoted, t } from '@ribbon/domain/kernel';

/** A guardian shows who they are with a form on paper: how it works, sending it, and how it stands. */
export function SignedFormPart({ child }: { child: FamilyChild }) {
  const query = useQuery(formQuery(child.id));
  const name = childName(child);
  if (query.data?.isVerified) return null;
  return (
    <Section
      title="Sign a form"
      intro={
        child.community.isOpen
          ? 'For when no club can say who you are. You can say yes to posts, comments and friends once we have looked at it.'
          : t(
              'For when no club can say who you are. Friends, posts and challenges open to {name} once we have looked at it.',
              { name },
            )
      }
    >
      <QueryBoundary
        query={query}
        failed={{ title: 'We couldn’t load your form' }}
        loading={<Skeleton className="h-48" />}
      >
        {({ latest }) =>
          latest?.state === 'waiting' ? (
            <Waiting child={child} form={latest} />
          ) : (
            <>
              {latest?.state === 'declined' && <Declined form={latest} />}
              <Steps child={child} />
            </>
          )
        }
      </QueryBoundary>
    </Section>
  );
}

function Waiting({ child, form }: { child: FamilyChild; form: SentForm }) {
  const withdraw = useWithdrawForm(child.id);
  return (
    <div className="flex flex-col items-start gap-4">
      <Notice tone="info" title="We have your form">
        You sent it on {dayAndTime(form.sentAt)}. {messages.lookedAt} Then we delete the picture.
      </Notice>
      <div className="flex flex-wrap items-center gap-3">
        <DueClock dueAt={form.dueAt} />
        <Button
          variant="secondary"
          pending={withdraw.isPending}
          onClick={() =>
            void withdraw.mutateAsync().then(
              () => toast.success(messages.withdrawn),
              (error: unknown) => toast.error(wordsFor(error)),
            )
          }
        >
          Withdraw the form
        </Button>
      </div>
    </div>
  );
}

const Declined = ({ form: { problem, words } }: { form: SentForm }) => (
  <Notice tone="caution" title="We couldn’t accept your last form">
    {problem && FORM_PROBLEM_TEXTS[problem]}
    {words !== null && <span className="mt-2 block wrap-anywhere">{quoted(words)}</span>}
  </Notice>
);

function Steps({ child }: { child: FamilyChild }) {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col items-start gap-3">
        <p>
          <strong>1. Print and sign.</strong> It fits on one page. It says what you agree to, and
          has a number that belongs to you and {childName(child)}.
        </p>
        <Button
          variant="secondary"
          icon={<Printer aria-hidden />}
          render={<Link to="/family/children/$childId/form" params={{ childId: child.id }} />}
        >
          Open the form
        </Button>
      </div>
      <div className="flex flex-col gap-3">
        <p>
          <strong>2. Send a photo.</strong> {messages.lookedAt}
        </p>
        <SendForm child={child} />
      </div>
    </div>
  );
}

function SendForm({ child }: { child: FamilyChild }) {
  const form = useSchemaForm(SignedForm, { fileId: '' });
  const send = useSendForm(child.id);
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [onWay, setOnWay] = useState(0);
  const submit = form.handleSubmit((body) =>
    send.mutateAsync(body).then(
      () => toast.success(messages.sent),
      (error: unknown) => form.showFault(error),
    ),
  );
  return (
    <Form onSubmit={submit} notice={onWay > 0 ? mediaMessages.stillSending : form.notice}>
      <UploadField
        purpose="guardian-form"
        label="Photo or scan of the signed form"
        hint="Only you and our team can see it. We delete it once we’ve decided."
        value={files}
        error={form.formState.errors.fileId?.message}
        onChange={(next) => {
          setFiles(next);
          form.setValue('fileId', next[0]?.id ?? '', { shouldValidate: next.length > 0 });
        }}
        onState={(uploads) => setOnWay(uploads.onWay)}
      />
      <Button type="submit" className="self-start" pending={send.isPending} disabled={onWay > 0}>
        Send the form
      </Button>
    </Form>
  );
}
