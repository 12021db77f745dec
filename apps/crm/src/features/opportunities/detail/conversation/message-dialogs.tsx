import { plainMessage } from '@szansa/domain/comment';
import { AlertDialog } from '@szansa/ui/alert-dialog';
import { Button } from '@szansa/ui/button';
import { findMentions, type Person as Mentionable } from '@szansa/ui/chat';
import { Dialog } from '@szansa/ui/dialog';
import { TextareaField } from '@szansa/ui/textarea';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries, queryClient } from '#app/session/api.ts';
import { toastError, toastSuccess } from '#app/session/toasts.ts';

import type { Comment } from '../records.ts';
import { mentionable, withMentions } from './messages.ts';

const longest = 10_000;

function refresh(): void {
  void queryClient.invalidateQueries({ queryKey: queries.comments.all });
}

interface EditMessageDialogProps {
  comment: Comment;
  people: readonly Mentionable[];
  onClose: () => void;
}

/** Changes an own message; the names in it stay mentions. */
export function EditMessageDialog({ comment, people, onClose }: EditMessageDialogProps) {
  const { t } = useTranslation(['conversation', 'common']);
  const formId = useId();
  const [text, setText] = useState(plainMessage(comment.message));
  const edit = useMutation({
    ...queries.comments.edit.mutation(),
    onSuccess: () => {
      refresh();
      onClose();
    },
    onError: toastError,
  });

  function save(): void {
    if (text.trim() === '') return;
    // somebody who has left the agency since may still be named in the message
    const known = [...people, ...comment.mentions.map(mentionable)];
    const message = withMentions(text.trim(), findMentions(text.trim(), known));
    edit.mutate({ params: { id: comment.id }, body: { message } });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('edit.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            progress={edit.isPending}
            disabled={text.trim() === ''}
          >
            {t('common:actions.saveChanges')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextareaField
          label={t('edit.message')}
          rows={4}
          maxLength={longest}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

/** Asks before an own message is removed. */
export function RemoveMessageDialog({
  commentId,
  onClose,
}: {
  commentId: string | null;
  onClose: () => void;
}) {
  const { t } = useTranslation(['conversation', 'common']);
  const remove = useMutation({
    ...queries.comments.remove.mutation(),
    onSuccess: () => {
      refresh();
      toastSuccess(t('remove.done'));
      onClose();
    },
    onError: toastError,
  });
  return (
    <AlertDialog
      open={commentId !== null}
      onOpenChange={onClose}
      title={t('remove.title')}
      description={t('remove.description')}
      confirmLabel={t('common:actions.remove')}
      destructive
      progress={remove.isPending}
      onConfirm={() => {
        if (commentId) remove.mutate({ params: { id: commentId } });
      }}
    />
  );
}
