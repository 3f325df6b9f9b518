import { Form, MessageDialog, Notice } from '#ui';
import type { ReactNode } from 'react';
import { RefusalDialog, type Written } from './RefusalDialog.tsx';
import { Reviewing } from './Reviewing.tsx';
import type { RefusedText, SendingFailure } from './useModeratedForm.ts';

interface Moderated {
  what?: Written;
  form: { refusedText: RefusedText; notice: string | undefined };
}

/** Why the text of a form was not published, with kinder words or help. */
export const FormRefusal = ({ what = 'post', form: { refusedText } }: Moderated) => (
  <RefusalDialog
    what={what}
    text={refusedText.text}
    refusal={refusedText.refusal}
    onUse={refusedText.use}
    onClose={refusedText.close}
  />
);

const FailureDialog = ({ words, show, title }: SendingFailure & { title: string }) => (
  <MessageDialog open={words !== undefined} onClose={() => show(undefined)} title={title}>
    <Notice tone="danger">{words}</Notice>
    <p className="text-muted">What you wrote is still here.</p>
  </MessageDialog>
);

/** A form whose text is moderated: covered while it is read, and nothing typed is lost. */
export function ModeratedForm({
  isReviewing = false,
  failureTitle = "Let's Try Again!",
  onSubmit,
  children,
  ...moderated
}: Omit<Moderated, 'form'> & {
  form: Moderated['form'] & { sendingFailure: SendingFailure };
  /** Above what `form.sendingFailure` says. */
  failureTitle?: string;
  /** Leave it out where saving takes no time worth a word. */
  isReviewing?: boolean;
  onSubmit: () => Promise<void>;
  children: ReactNode;
}) {
  return (
    <div className="relative">
      {isReviewing && (
        // The form may be longer than a phone, so the text stays in view.
        <div className="absolute inset-0 z-10 rounded-lg bg-surface/90">
          <div className="sticky top-20 h-96 max-h-full">
            <Reviewing what={moderated.what ?? 'post'} />
          </div>
        </div>
      )}
      <Form onSubmit={onSubmit} notice={moderated.form.notice}>
        {children}
      </Form>
      <FormRefusal {...moderated} />
      <FailureDialog {...moderated.form.sendingFailure} title={failureTitle} />
    </div>
  );
}
