import { Callout } from '@szansa/ui/callout';

import { messageOf } from '#kit/toasts/toasts.ts';

/** Why what is stored of a customer or a firm does not stand beside what was read of it. */
export function NotRead({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <Callout role="alert" tone="destructive" className="mt-2">
      {messageOf(error)}
    </Callout>
  );
}
