import { Callout } from '@szansa/ui/callout';

import { messageOf } from '#kit/toasts/toasts.ts';

/** Why the stored data of a customer or a firm cannot be shown beside the extracted values. */
export function NotRead({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <Callout role="alert" tone="destructive" className="mt-2">
      {messageOf(error)}
    </Callout>
  );
}
