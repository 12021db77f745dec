import type { Data, Endpoints } from '@szansa/api-client/client';
import { LabelChip } from '@szansa/ui/label-chip';

type Label = Data<Endpoints['labels']['list']>[number];

/** The labels of an opportunity in a row; nothing when it has none. */
export function OpportunityLabels({ labels, wrap = false }: { labels: readonly Label[]; wrap?: boolean }) {
  if (labels.length === 0) return null;
  return (
    <span className={wrap ? 'flex flex-wrap gap-1' : 'inline-flex max-w-full gap-1'}>
      {labels.map((label) => (
        <LabelChip key={label.id} color={label.color} textColor={label.textColor ?? undefined}>
          {label.title}
        </LabelChip>
      ))}
    </span>
  );
}
