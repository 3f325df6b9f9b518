import { UploadField } from '#features/media';
import { FormRefusal, useModeratedForm } from '#features/moderation';
import { Button, Dialog, Form, TextArea, toast } from '#ui';
import {
  type CompetitionDetail,
  OrganiserProof,
  PROOF_MAX,
  organiserMessages as messages,
} from '@ribbon/domain/competitions';
import { type UploadedFile, mediaMessages } from '@ribbon/domain/media';
import { useState } from 'react';
import { useAskToOrganise } from './competitions.organisers.queries.ts';

interface Props {
  competition: CompetitionDetail;
  onClose: () => void;
}

/** Words and a file that show that somebody organises a competition. */
export function OrganiserDialog({ competition, onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title="Take entries for this competition"
      description="Organisers see the names of the people who enter, and many are children. So someone on our team checks first that you organise it."
    >
      <ProofForm competition={competition} onClose={onClose} />
    </Dialog>
  );
}

function ProofForm({ competition, onClose }: Props) {
  const form = useModeratedForm(OrganiserProof, { proof: '', fileId: '' }, 'proof');
  const ask = useAskToOrganise(competition.id);
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [onWay, setOnWay] = useState(0);
  const { errors } = form.formState;
  const submit = form.handleSubmit((proof) =>
    ask.mutateAsync(proof).then(
      () => {
        toast.success(messages.sent);
        onClose();
      },
      (error: unknown) => form.showFault(error),
    ),
  );
  return (
    <>
      <Form onSubmit={submit} notice={onWay > 0 ? mediaMessages.stillSending : form.notice}>
        <TextArea
          label="How do you organise it?"
          hint="For example your role, and who we can ask."
          max={PROOF_MAX}
          error={errors.proof?.message}
          {...form.register('proof')}
        />
        <UploadField
          purpose="organiser-proof"
          label="Photo or scan"
          hint="A contract with the hall, a letter from the federation, the club’s register. Only our team sees it, and we delete it once we’ve decided."
          value={files}
          error={errors.fileId?.message}
          onChange={(next) => {
            setFiles(next);
            form.setValue('fileId', next[0]?.id ?? '', { shouldValidate: next.length > 0 });
          }}
          onState={(organiserRole) => setOnWay(organiserRole.onWay)}
        />
        <Button type="submit" block pending={ask.isPending} disabled={onWay > 0}>
          Send
        </Button>
      </Form>
      <FormRefusal form={form} />
    </>
  );
}
