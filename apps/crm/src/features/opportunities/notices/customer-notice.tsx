import { lazyComponent } from '@szansa/ui/later';
import { useAtom } from 'jotai';
import { useEffect } from 'react';

import { noticeRequestAtom } from './notice-request.ts';

const NoticeDialog = lazyComponent(async () => (await import('./notice-dialog.tsx')).NoticeDialog);

/** Where the mail to a customer is written, on the screens an opportunity is moved on; whoever leaves them writes none. */
export function CustomerNotice() {
  const [request, setRequest] = useAtom(noticeRequestAtom);
  useEffect(() => () => setRequest(null), [setRequest]);
  return (
    request && <NoticeDialog key={request.opportunityId} request={request} onClose={() => setRequest(null)} />
  );
}
