import { Button } from '@szansa/ui/button';
import { useMutation } from '@tanstack/react-query';
import { Bell, BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { ownChange } from '#kit/live/changes.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

interface FollowButtonProps {
  opportunityId: string;
  isFollowed: boolean;
}

/** Says whether one follows the conversation; a press begins or ends it. */
export function FollowButton({ opportunityId, isFollowed }: FollowButtonProps) {
  const { t } = useTranslation('conversation');
  const follow = useMutation({
    ...queries.comments.followChat.mutation(),
    onSuccess: (answer) => {
      const followed = { customerFileId: opportunityId };
      if (answer.isFollowed) ownChange('customer-file-message-follow-chat', followed);
      else ownChange('customer-file-message-unfollow-chat', followed);
      toastSuccess(t(answer.isFollowed ? 'followed' : 'unfollowed'));
    },
    onError: toastError,
  });
  return (
    <Button
      size="small"
      variant="ghost"
      icon={isFollowed ? <BellRing aria-hidden /> : <Bell aria-hidden />}
      title={isFollowed ? t('unfollow') : undefined}
      progress={follow.isPending}
      onClick={() => follow.mutate({ params: { id: opportunityId }, body: { follow: !isFollowed } })}
    >
      {t(isFollowed ? 'following' : 'follow')}
      {isFollowed && <span className="sr-only"> – {t('unfollow')}</span>}
    </Button>
  );
}
