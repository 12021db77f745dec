import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

import { Button } from '../button/index.ts';
import { EmptyState, type EmptyStateProps } from '../empty-state/index.ts';
import { useLabels } from '../labels/index.ts';

export interface ErrorStateProps {
  title: string;
  /** The reason, and what can be done. */
  description?: ReactNode;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  /** The retry is under way. */
  retrying?: boolean | undefined;
  level?: EmptyStateProps['level'];
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Shown instead of content that failed to load: explains why, and offers another try. */
export function ErrorState({
  title,
  description,
  onRetry,
  retryLabel,
  retrying = false,
  level,
  className,
  ref,
}: ErrorStateProps) {
  const labels = useLabels();
  return (
    <EmptyState
      ref={ref}
      role="alert"
      tone="destructive"
      icon={<CircleAlert aria-hidden />}
      title={title}
      description={description}
      level={level}
      className={className}
      action={
        onRetry && (
          <Button icon={<RotateCw aria-hidden />} loading={retrying} onClick={onRetry}>
            {retryLabel ?? labels.retry}
          </Button>
        )
      }
    />
  );
}
