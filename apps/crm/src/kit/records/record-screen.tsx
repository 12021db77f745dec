import { Page } from '@szansa/ui/page';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useWatch } from '#kit/live/watching.ts';

import { FailedScreen } from './failed-screen.tsx';
import { isGone } from './is-gone.ts';
import { LoadingRecord } from './loading-shapes.tsx';
import type { RecordSource } from './record-definition.ts';

interface RecordScreenProps<Data extends { readonly id: string }> {
  of: RecordSource<Data>;
  id: string;
  /** Shaped like what comes; by default a heading, tabs and facts. */
  loading?: ReactNode;
  /** Renders the record; another record is mounted separately, so that no form of one is left over the other. */
  children: (record: Data) => ReactNode;
}

/** One record: on its way, failed, gone, or there. */
export function RecordScreen<Data extends { readonly id: string }>(props: RecordScreenProps<Data>) {
  const { of, id, loading = <LoadingRecord />, children } = props;
  const { t } = useTranslation();
  const record = useQuery(of.get.query({ params: { id } }));
  // subscribes to its changes while it is shown
  useWatch({ entity: of.kind, id });
  const shown = isGone(record.error) ? undefined : record.data;
  return (
    <Page width="standard">
      {record.isPending && (
        <div role="status" aria-label={t('states.loading')}>
          {loading}
        </div>
      )}
      {record.isError && !shown && (
        <FailedScreen error={record.error} onRetry={() => void record.refetch()} listPath={of.listPath} />
      )}
      {shown && shown.id !== id && (
        // it was merged into another one, whose address is shown
        <Navigate to="." params={{ id: shown.id }} search replace />
      )}
      {shown && <Fragment key={shown.id}>{children(shown)}</Fragment>}
    </Page>
  );
}
