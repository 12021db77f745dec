import { lazyComponent } from '@szansa/ui/lazy';
import { useAtom } from 'jotai';
import { useEffect } from 'react';

import { noticeRequestAtom } from './notice-request.ts';

const NoticeDialog = lazyComponent(async () => (await import('./notice-dialog.tsx')).NoticeDialog);

/** Dialog for a mail to a customer, on the screens where an opportunity can be moved; navigation closes it. */
export function CustomerNotice() {
  const [request, setRequest] = useAtom(noticeRequestAtom);
  useEffect(() => () => setRequest(null), [setRequest]);
  return (
    request && <NoticeDialog key={request.opportunityId} request={request} onClose={() => setRequest(null)} />
  );
}
