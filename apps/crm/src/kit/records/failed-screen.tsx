import { ApiError } from '@szansa/api-client/client';
import { Button } from '@szansa/ui/button';
import { EmptyState } from '@szansa/ui/empty-state';
import { ErrorState } from '@szansa/ui/error-state';
import { Link } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#kit/toasts/toasts.ts';

import { NoRightScreen } from './no-right-screen.tsx';
import type { RecordPlace } from './record-definition.ts';

interface FailedScreenProps {
  error: unknown;
  onRetry: () => void;
  /** What failed; without it only the reason is shown. */
  title?: string | undefined;
  /** The list that would contain a missing record; the screen links to it. */
  listPath?: RecordPlace['listPath'] | undefined;
}

/** Whether there is no such record: it is gone, hidden from the reader, or its id in the address is none. */
function isMissing(error: ApiError): boolean {
  return (error.status === 404 && error.code !== 'foreign') || error.fields.some(({ path }) => path === 'id');
}

/** In the place of something that could not be shown: missing, forbidden, or failed with a way to try again. */
export function FailedScreen({ error, onRetry, title, listPath }: FailedScreenProps) {
  const { t } = useTranslation();
  if (error instanceof ApiError && error.status === 403 && error.code !== 'foreign') return <NoRightScreen />;
  if (error instanceof ApiError && isMissing(error)) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden />}
        title={t('states.notFound')}
        description={t('states.notFoundHint')}
        action={
          listPath && (
            <Button asChild>
              <Link to={listPath}>{t('states.toList')}</Link>
            </Button>
          )
        }
      />
    );
  }
  const reason = messageOf(error);
  return (
    <ErrorState
      title={title ?? reason}
      description={title === undefined ? undefined : reason}
      onRetry={onRetry}
    />
  );
}
