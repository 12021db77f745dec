import { Button } from '@szansa/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Bell, BellOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { ownChange } from '#kit/live/changes.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

/** Follows the conversation, or stops following it. */
export function FollowButton({ opportunityId }: { opportunityId: string }) {
  const { t } = useTranslation('conversation');
  const chats = useQuery(queries.comments.getFollowedChats.query());
  const follow = useMutation({
    ...queries.comments.followChat.mutation(),
    onSuccess: ({ isFollowed }) => {
      const followed = { customerFileId: opportunityId };
      if (isFollowed) ownChange('customer-file-message-follow-chat', followed);
      else ownChange('customer-file-message-unfollow-chat', followed);
      toastSuccess(t(isFollowed ? 'followed' : 'unfollowed'));
    },
    onError: toastError,
  });
  if (!chats.data) return null;
  const isFollowed = chats.data.some((chat) => chat.customerFileId === opportunityId);
  return (
    <Button
      size="small"
      variant="ghost"
      icon={isFollowed ? <BellOff aria-hidden /> : <Bell aria-hidden />}
      progress={follow.isPending}
      onClick={() => follow.mutate({ params: { id: opportunityId }, body: { follow: !isFollowed } })}
    >
      {t(isFollowed ? 'unfollow' : 'follow')}
    </Button>
  );
}
