import { ApiError } from '@szansa/api-client/client';
import { EmptyState } from '@szansa/ui/empty-state';
import { ErrorState } from '@szansa/ui/error-state';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#kit/toasts/toasts.ts';

import { NoRightScreen } from './no-right-screen.tsx';

/** In the place of something that could not be shown: missing, forbidden, or failed with a way to try again. */
export function FailedScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  if (error instanceof ApiError && error.status === 403) return <NoRightScreen />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden />}
        title={t('states.notFound')}
        description={t('states.notFoundHint')}
      />
    );
  }
  return <ErrorState title={messageOf(error)} onRetry={onRetry} />;
}
