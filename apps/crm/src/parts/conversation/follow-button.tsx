import { Button } from '@szansa/ui/button';
import { useMutation } from '@tanstack/react-query';
import { Bell, BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

import type { ConversationSource } from './conversation-source.ts';

interface FollowButtonProps {
  source: Pick<ConversationSource, 'follow'>;
  isFollowed: boolean;
}

/** Says whether one follows the conversation; a press begins or ends it. */
export function FollowButton({ source, isFollowed }: FollowButtonProps) {
  const { t } = useTranslation('conversation');
  const follow = useMutation({
    mutationFn: source.follow,
    onSuccess: (isNow) => toastSuccess(t(isNow ? 'followed' : 'unfollowed')),
    onError: toastError,
  });
  return (
    <Button
      size="small"
      variant="ghost"
      icon={isFollowed ? <BellRing aria-hidden /> : <Bell aria-hidden />}
      title={isFollowed ? t('unfollow') : undefined}
      progress={follow.isPending}
      onClick={() => follow.mutate(!isFollowed)}
    >
      {t(isFollowed ? 'following' : 'follow')}
      {isFollowed && <span className="sr-only"> – {t('unfollow')}</span>}
    </Button>
  );
}
