import { Lock } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

import { EmptyState, type EmptyStateProps } from '../empty-state/index.ts';

export interface NoRightStateProps {
  title: string;
  /** Who can grant the right. */
  description: ReactNode;
  action?: ReactNode;
  level?: EmptyStateProps['level'];
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The page exists, but not for this person. */
export function NoRightState(props: NoRightStateProps) {
  return <EmptyState icon={<Lock aria-hidden />} {...props} />;
}
