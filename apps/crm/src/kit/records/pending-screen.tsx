import { Skeleton } from '@szansa/ui/skeleton';
import { useTranslation } from 'react-i18next';

/** In the place of a screen whose code is on its way. */
export function PendingScreen() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('states.loading')} className="space-y-4 p-6">
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-72 w-full" />
    </div>
  );
}
