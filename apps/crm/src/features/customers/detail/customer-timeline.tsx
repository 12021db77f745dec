import { useAddressPart } from '#kit/address/use-address-part.ts';
import { historyOfCustomer } from '#parts/timeline/history.ts';
import { TimelineTab } from '#parts/timeline/timeline-tab.tsx';

/** Everything that happened in the customer's opportunities. */
export function CustomerTimeline({ customerId }: { customerId: string }) {
  const kind = useAddressPart('kind');
  const by = useAddressPart('by');
  return (
    <TimelineTab
      history={historyOfCustomer(customerId)}
      kind={kind.value}
      onKindChange={(next) => void kind.change(next)}
      actorId={by.value}
      onActorChange={(next) => void by.change(next)}
    />
  );
}
