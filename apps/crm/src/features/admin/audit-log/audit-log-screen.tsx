import { shownActions, shownEntities } from '@szansa/domain/audit';
import { accessLabels } from '@szansa/domain/language';
import { Button } from '@szansa/ui/button';
import type { FilterDefinition } from '@szansa/ui/filter-bar';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { saveFile } from '#kit/files/save-file.ts';
import { ListEmpty } from '#kit/lists/list-empty.tsx';
import { ListFilterBar } from '#kit/lists/list-filter-bar.tsx';
import { ListPages } from '#kit/lists/list-pages.tsx';
import { lastPageBefore, PastEnd } from '#kit/lists/past-end.tsx';
import { listQueryOf } from '#kit/lists/list-state.ts';
import { useListState } from '#kit/lists/use-list-state.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';
import { currentLanguage } from '#kit/texts/i18n.ts';
import { toastError } from '#kit/toasts/toasts.ts';
import { useWorkerOptions } from '#parts/pickers/use-record-options.ts';

import { AdminFrame } from '../frame/admin-frame.tsx';
import { AuditLines } from './audit-lines.tsx';
import { auditAddress } from './audit-address.ts';

function useAuditFilters(): readonly FilterDefinition[] {
  const { t } = useTranslation('admin');
  const { state } = useListState(auditAddress);
  const workers = useWorkerOptions(state.filters['actorId']);
  const labels = accessLabels(currentLanguage());
  return [
    { key: 'period', label: t('auditLog.period'), kind: 'dateRange' },
    {
      key: 'actorId',
      label: t('auditLog.actor'),
      kind: 'multi',
      ...workers,
    },
    {
      key: 'action',
      label: t('auditLog.action'),
      kind: 'multi',
      options: shownActions.map((action) => ({ value: action, label: labels.auditAction[action] })),
    },
    {
      key: 'entity',
      label: t('auditLog.entity'),
      kind: 'multi',
      options: shownEntities.map((entity) => ({ value: entity, label: labels.auditEntity[entity] })),
    },
  ];
}

/** What happened to accounts, rights and settings: who, when, from where, before and after. */
export function AuditLogScreen() {
  const { t } = useTranslation(['admin', 'common']);
  const { state, change } = useListState(auditAddress);
  const filters = useAuditFilters();
  const list = useQuery(auditAddress.page(state));
  const last = lastPageBefore(state.page, list.data);
  const download = useMutation({
    meta: { isNoChange: true },
    mutationFn: () => {
      const { page: _page, perPage: _perPage, sort: _sort, ...narrowing } = listQueryOf(state);
      return client.auditLog.export({ query: narrowing });
    },
    onSuccess: (file) => saveFile(file, 'dziennik-zmian.csv'),
    onError: toastError,
  });

  return (
    <AdminFrame
      actions={
        <Button
          icon={<Download aria-hidden />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {t('auditLog.export')}
        </Button>
      }
    >
      <ListFilterBar
        address={auditAddress}
        texts="auditLog"
        filters={filters}
        state={state}
        change={change}
      />
      <div className="mt-3">
        {list.isPending && (
          <div role="status" aria-label={t('common:states.loading')}>
            <LoadingRows count={10} />
          </div>
        )}
        {list.isError && <FailedScreen error={list.error} onRetry={() => void list.refetch()} />}
        {last !== null && <PastEnd page={state.page} last={last} onToLast={() => change({ page: last })} />}
        {last === null && list.data?.items.length === 0 && (
          <ListEmpty
            list={{ texts: 'auditLog', drawing: 'history' }}
            state={state}
            change={change}
            usual={auditAddress.filters}
          />
        )}
        {list.data && list.data.items.length > 0 && (
          <>
            <AuditLines lines={list.data.items} busy={list.isPlaceholderData} />
            <ListPages found={list.data} state={state} change={change} />
          </>
        )}
      </div>
    </AdminFrame>
  );
}
