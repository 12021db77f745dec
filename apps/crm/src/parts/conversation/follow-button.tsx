import { Button } from '@szansa/ui/button';
import { useMutation } from '@tanstack/react-query';
import { Bell, BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useUnanswered } from '#kit/live/pending-changes.ts';
import { PendingMark } from '#kit/live/pending-mark.tsx';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

import type { ConversationSource } from './conversation-source.ts';

interface FollowButtonProps {
  source: Pick<ConversationSource, 'key' | 'follow'>;
  isFollowed: boolean;
}

/** Shows whether the user follows the conversation; a press starts or stops it. */
export function FollowButton({ source, isFollowed: isFollowedNow }: FollowButtonProps) {
  const { t } = useTranslation('conversation');
  const mutationKey = ['follow', source.key];
  const unconfirmed = useUnanswered<boolean>(mutationKey).findLast(({ isUnconfirmed }) => isUnconfirmed);
  const isFollowed = unconfirmed?.sent ?? isFollowedNow;
  const follow = useMutation({
    mutationKey,
    // presses in a row are answered in that order
    scope: { id: mutationKey.join('.') },
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
      loading={follow.isPending && !unconfirmed}
      onClick={() => follow.mutate(!isFollowed)}
    >
      {t(isFollowed ? 'following' : 'follow')}
      {unconfirmed && <PendingMark isSmall />}
      {isFollowed && <span className="sr-only"> – {t('unfollow')}</span>}
    </Button>
  );
}
