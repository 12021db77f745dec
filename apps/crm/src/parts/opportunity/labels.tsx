import type { Data, Endpoints } from '@szansa/api-client/client';
import { LabelChip } from '@szansa/ui/label-chip';

type Label = Data<Endpoints['labels']['list']>[number];

function Chip({ label }: { label: Label }) {
  return (
    <LabelChip color={label.color} textColor={label.textColor ?? undefined} className="min-w-0">
      {label.title}
    </LabelChip>
  );
}

/** The labels of an opportunity one after the other; nothing when it has none. */
export function OpportunityLabels({ labels }: { labels: readonly Label[] }) {
  if (labels.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1">
      {labels.map((label) => (
        <Chip key={label.id} label={label} />
      ))}
    </span>
  );
}

/** The first label and how many more there are, for a single line; all of them show on pointing. */
export function FirstLabel({ labels }: { labels: readonly Label[] }) {
  const [first, ...others] = labels;
  if (!first) return null;
  return (
    <span title={labels.map((label) => label.title).join(', ')} className="flex items-center gap-1">
      <Chip label={first} />
      {others.length > 0 && <span className="text-small text-text-muted">+{others.length}</span>}
    </span>
  );
}
