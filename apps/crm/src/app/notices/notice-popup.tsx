import { onTop, withNew, withoutConfirmed, withRead } from '@szansa/domain/company-notice';
import { lazyComponent } from '@szansa/ui/lazy';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { queries } from '#kit/api/api.ts';
import { useServerEvent } from '#kit/live/server-events.ts';
import { changePendingNotices, pendingNoticesAtom } from '#kit/session/pending-notices.ts';
import { useUser } from '#kit/session/session-atoms.ts';
import { loadTexts } from '#kit/texts/i18n.ts';
import { filesTexts } from '#parts/files/texts.ts';
import { noticeTexts } from '#parts/notice/texts.ts';

// few users have a pending one
const NoticeOnTop = lazyComponent(async () => {
  const [{ NoticeOnTop: dialog }] = await Promise.all([
    import('./notice-on-top.tsx'),
    loadTexts([noticeTexts, filesTexts]),
  ]);
  return dialog;
});

/** Applies socket events to the list that is stored with the session (specification, section 7). */
function usePendingFollows(): void {
  const user = useUser();
  useServerEvent('work-control-new', ({ workControlId: id, ...come }) =>
    changePendingNotices((pending) => withNew(pending, { id, ...come })),
  );
  useServerEvent('work-control-read', ({ workControlId: id, userId, readAt }) => {
    if (userId === user.id) changePendingNotices((pending) => withRead(pending, id, readAt));
  });
  useServerEvent('work-control-confirmed', ({ workControlId: id, userId }) => {
    if (userId === user.id) changePendingNotices((pending) => withoutConfirmed(pending, id));
  });
}

/**
 * Shows an important announcement on top of any screen until it is confirmed or postponed, which lasts as long as the
 * page is open. The screen below is not changed.
 */
export function NoticePopup() {
  const pending = useAtomValue(pendingNoticesAtom);
  const [putOff, setPutOff] = useState<readonly string[]>([]);
  usePendingFollows();
  const id = onTop(pending, putOff)?.id ?? '';
  const { data: notice } = useQuery({
    ...queries.myCompanyNotices.get.query({ params: { id } }),
    enabled: id !== '',
  });
  if (!notice?.can.confirm || notice.id !== id) return null;
  return <NoticeOnTop key={id} notice={notice} onPutOff={() => setPutOff([...putOff, id])} />;
}
