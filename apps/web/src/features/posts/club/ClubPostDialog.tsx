import { RefusalDialog, Reviewing } from '#features/moderation';
import { useSchemaForm } from '#lib/form.ts';
import { Button, Dialog, Form, TextArea, toast } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import { type Refusal, moderationFaults, moderationMessages } from '@ribbon/domain/moderation';
import { type ClubPost, ClubPostText, POST_MAX, clubPostMessages } from '@ribbon/domain/posts';
import { useState } from 'react';
import { useSaveClubPost } from './club-posts.queries.ts';

/** Writes in the club's name, or says it otherwise. A press outside loses nothing. */
export function ClubPostDialog({
  clubId,
  post,
  open,
  onOpenChange,
}: {
  clubId: ClubId;
  post?: ClubPost;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      dismissible={false}
      title={post ? 'Edit Club Post' : 'Create Club Post'}
      description="Everybody can see it, with the club’s name and yours. It is checked first."
    >
      <PostForm clubId={clubId} post={post} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function PostForm({
  clubId,
  post,
  onDone,
}: {
  clubId: ClubId;
  post: ClubPost | undefined;
  onDone: () => void;
}) {
  const form = useSchemaForm(ClubPostText, { content: post?.content ?? '' });
  const save = useSaveClubPost(clubId, post?.id);
  const [refusal, setRefusal] = useState<Refusal>();
  const content = form.watch('content');
  const submit = form.handleSubmit((text) =>
    save.mutateAsync(text).then(
      () => {
        toast.success(moderationMessages.green);
        onDone();
      },
      (error: unknown) => {
        const { createFailed, updateFailed } = clubPostMessages;
        if (moderationFaults.flagged.matches(error)) setRefusal(error.data);
        else form.showFault(error, post ? updateFailed : createFailed);
      },
    ),
  );
  return (
    <div className="relative">
      {save.isPending && <Reviewing what="post" />}
      <Form onSubmit={submit} notice={form.notice}>
        <TextArea
          label="What would the club like to share?"
          rows={6}
          max={POST_MAX}
          error={form.formState.errors.content?.message}
          {...form.register('content')}
        />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onDone}>
            Cancel
          </Button>
          <Button
            type="submit"
            pending={save.isPending}
            disabled={content.trim().length > POST_MAX}
          >
            {post ? 'Save changes' : 'Share post'}
          </Button>
        </div>
      </Form>
      <RefusalDialog
        what="post"
        text={content}
        refusal={refusal}
        onUse={(suggestion) => {
          form.setValue('content', suggestion, { shouldDirty: true });
          setRefusal(undefined);
        }}
        onClose={() => setRefusal(undefined)}
      />
    </div>
  );
}
