import { Skeleton } from '@szansa/ui/skeleton';
import { useTranslation } from 'react-i18next';

import { LoadingFacts, LoadingHeading, LoadingRows, LoadingTabs } from '#kit/records/loading-shapes.tsx';

/** The shape of an opportunity on its way: who and in which stage, its tabs, and beside them what is known. */
export function LoadingOpportunity() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('states.loading')}>
      <div className="flex items-start justify-between gap-4">
        <LoadingHeading />
        <Skeleton className="h-control w-40 max-md:hidden" />
      </div>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-5 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="lg:order-last max-lg:hidden">
          <LoadingFacts lines={10} />
        </div>
        <div className="space-y-4">
          <LoadingTabs />
          <LoadingRows count={6} />
        </div>
      </div>
    </div>
  );
}
