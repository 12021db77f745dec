import { ApiError } from '@szansa/api-client/client';
import { ErrorState } from '@szansa/ui/error-state';
import { Skeleton } from '@szansa/ui/skeleton';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#kit/toasts/toasts.ts';

/** Whether a mailed link is used, too old, or never was one. */
export function isLinkInvalid(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'link_invalid' || error.fields.some(({ code }) => code === 'link_invalid');
}

/** Shown while the server looks up the link. */
export function OpeningLink() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('states.loading')} className="space-y-4">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-9 w-full" />
    </div>
  );
}

interface LinkNotOpenedProps {
  /** What failed; without it only the reason is shown. */
  title?: string;
  error: unknown;
  onRetry: () => void;
}

/** The link could not be opened for a reason of its own: another try may help. */
export function LinkNotOpened({ title, error, onRetry }: LinkNotOpenedProps) {
  const reason = messageOf(error);
  return <ErrorState title={title ?? reason} description={title && reason} onRetry={onRetry} />;
}
