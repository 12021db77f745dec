import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface PendingMarkProps {
  /** Leaves the words to screen readers and the tooltip, where there is no room for them. */
  isSmall?: boolean;
}

/** Marks a shown value that the server does not have yet. */
export function PendingMark({ isSmall = false }: PendingMarkProps) {
  const { t } = useTranslation();
  const words = t('states.waiting');
  return (
    <span
      title={isSmall ? words : undefined}
      className="inline-flex shrink-0 items-center gap-1 text-small text-text-muted"
    >
      <CloudOff aria-hidden className="size-3" />
      <span className={isSmall ? 'sr-only' : undefined}>{words}</span>
    </span>
  );
}
