import type { Data, Endpoints } from '@szansa/api-client/client';
import { withoutConfirmed, withRead } from '@szansa/domain/company-notice';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries, queryClient } from '#kit/api/api.ts';
import { ownChange } from '#kit/live/changes.ts';
import { changePendingNotices } from '#kit/session/pending-notices.ts';
import { useUser } from '#kit/session/session-atoms.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

/** An announcement as its recipient sees it. */
export type OwnNotice = Data<Endpoints['myCompanyNotices']['get']>;

function cacheNotice(notice: OwnNotice): void {
  queryClient.setQueryData(queries.myCompanyNotices.get.key({ params: { id: notice.id } }), notice);
}

/** Marks an announcement as opened by the recipient. */
export function useReadNotice() {
  const user = useUser();
  return useMutation({
    ...queries.myCompanyNotices.read.mutation(),
    onSuccess: (notice) => {
      const { id, readAt } = notice;
      cacheNotice(notice);
      if (readAt === null) return;
      changePendingNotices((pending) => withRead(pending, id, readAt));
      ownChange('work-control-read', { workControlId: id, userId: user.id, readAt });
    },
  });
}

/** Confirms an announcement, which removes it from the recipient's pending ones. */
export function useConfirmNotice(onDone: () => void) {
  const { t } = useTranslation('notice');
  const user = useUser();
  return useMutation({
    ...queries.myCompanyNotices.confirm.mutation(),
    onSuccess: (notice) => {
      const { id, title } = notice;
      cacheNotice(notice);
      changePendingNotices((pending) => withoutConfirmed(pending, id));
      ownChange('work-control-confirmed', { workControlId: id, userId: user.id });
      toastSuccess(t('confirmedDone'), title);
      onDone();
    },
    onError: toastError,
  });
}
