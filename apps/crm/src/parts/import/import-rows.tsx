import { DataTable, type DataColumn } from '@szansa/ui/data-table';
import { LinkTabs } from '@szansa/ui/link-tabs';
import { Pagination } from '@szansa/ui/pagination';
import { keepPreviousData, useQuery, useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@szansa/ui/button';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import type { SearchParams } from '#kit/address/search-params.ts';
import { client, queries } from '#kit/api/api.ts';
import { lastPageBefore, PastEnd } from '#kit/lists/past-end.tsx';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';
import { messageOf, toastError } from '#kit/toasts/toasts.ts';
import { changedImports } from './changed-import.ts';
import type { Import, ImportRow } from './import-record.ts';
import { RowOutcome, RowReason } from './row-outcome.tsx';

/** Imports a row although it is similar, or leaves it out although it is new; empty where there is no choice. */
function RowChoice({ importId, row }: { importId: string; row: ImportRow }) {
  const { t } = useTranslation('imports');
  const { position, number, can } = row;
  const choose = useMutation({
    ...queries.imports.choose.mutation(),
    onSettled: changedImports,
    onError: toastError,
  });
  if (!can.take && !can.leave) return null;
  const choice = can.take ? 'take' : 'leave';
  return (
    <Button
      size="small"
      loading={choose.isPending}
      aria-label={t(`rows.${choice}Named`, { number })}
      onClick={() => choose.mutate({ params: { id: importId }, body: { position, choice } })}
    >
      {t(`rows.${choice}`)}
    </Button>
  );
}

const outcomes = ['new', 'update', 'duplicate', 'refused'] as const;

/** The address with another outcome, from the first page on. */
function showing(outcome: string | undefined) {
  return ({ outcome: _before, page: _page, ...rest }: SearchParams): SearchParams =>
    outcome === undefined ? rest : { ...rest, outcome };
}

function OutcomeTabs({ found, current }: { found: Import; current: string | undefined }) {
  const { t } = useTranslation('imports');
  const { language } = useFormats();
  const count = new Intl.NumberFormat(language);
  return (
    <LinkTabs
      label={t('rows.filter')}
      items={[
        {
          key: 'all',
          label: `${t('outcome.all')} (${count.format(found.rowCount)})`,
          active: current === undefined,
          link: <Link to="." search={showing(undefined)} />,
        },
        ...outcomes.map((outcome) => ({
          key: outcome,
          label: `${t(`outcome.${outcome}`)} (${count.format(found.outcomes[outcome])})`,
          active: current === outcome,
          link: <Link to="." search={showing(outcome)} />,
        })),
        ...(found.outcomes.alike > 0 || current === 'alike'
          ? [
              {
                key: 'alike',
                label: `${t('outcome.alike')} (${count.format(found.outcomes.alike)})`,
                active: current === 'alike',
                link: <Link to="." search={showing('alike')} />,
              },
            ]
          : []),
      ]}
    />
  );
}

/** Saves a cell, and refetches the outcome of its row and of others. */
async function saveCell(id: string, row: ImportRow, column: number, value: string): Promise<void> {
  await client.imports.correct({ params: { id }, body: { position: row.position, column, value } });
  await changedImports();
}

function useRowColumns(found: Import, isEditable: boolean): readonly DataColumn<ImportRow>[] {
  const { t } = useTranslation('imports');
  return useMemo(() => {
    const { id, entity, headings } = found;
    const facts: DataColumn<ImportRow>[] = [
      {
        id: 'number',
        header: t('rows.number'),
        width: 104,
        pin: 'start',
        cell: ({ number }) => t('rows.named', { number }),
      },
      {
        id: 'outcome',
        header: t(isEditable ? 'rows.outcome' : 'rows.became'),
        width: 150,
        cell: (row) => <RowOutcome row={row} />,
      },
      {
        id: 'why',
        header: t('rows.why'),
        width: 260,
        cell: (row) => <RowReason row={row} entity={entity} />,
      },
      ...(isEditable
        ? [
            {
              id: 'choice',
              header: t('rows.choice'),
              width: 150,
              cell: (row: ImportRow) => <RowChoice importId={id} row={row} />,
            },
          ]
        : []),
    ];
    const cells = headings.map((heading, index): DataColumn<ImportRow> => ({
      id: `cell${index}`,
      header: heading || t('columns.unnamed', { number: index + 1 }),
      cell: (row) => row.cells[index],
      ...(isEditable
        ? {
            edit: (row: ImportRow) => ({
              kind: 'text' as const,
              value: row.cells[index] ?? '',
              onSave: (value: string) => saveCell(id, row, index, value),
              describeError: messageOf,
            }),
          }
        : {}),
    }));
    return [...facts, ...cells];
  }, [found, isEditable, t]);
}

/** The rows of an import, each with what becomes of it and why; their cells are corrected in place while they may be. */
export function ImportRows({ found, isEditable }: { found: Import; isEditable: boolean }) {
  const { t } = useTranslation('imports');
  const filter = useAddressPart('outcome');
  const place = useAddressPart('page');
  const outcome = outcomes.find((one) => one === filter.value);
  const isAlike = filter.value === 'alike';
  const page = Math.max(1, Math.trunc(Number(place.value ?? 1)) || 1);
  const columns = useRowColumns(found, isEditable);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...queries.imports.rows.query({
      params: { id: found.id },
      query: { page, ...(outcome && { outcome }), ...(isAlike && { is_alike: true }) },
    }),
    placeholderData: keepPreviousData,
  });
  const turn = (next: number) => void place.change(next === 1 ? undefined : String(next));
  const last = data ? lastPageBefore(page, data) : null;
  return (
    <div className="space-y-3">
      <OutcomeTabs found={found} current={isAlike ? 'alike' : outcome} />
      <DataTable
        label={t('rows.label')}
        columns={columns}
        rows={data?.items ?? []}
        rowKey={({ id }) => id}
        rowLabel={({ number }) => t('rows.named', { number })}
        loading={isPending || isPlaceholderData}
        maxHeight="calc(100dvh - 24rem)"
        error={error && !data ? <FailedScreen error={error} onRetry={() => void refetch()} /> : undefined}
        empty={
          last === null ? (
            <p className="p-8 text-center text-text-muted">{t('rows.none')}</p>
          ) : (
            <PastEnd page={page} last={last} onToLast={() => turn(last)} />
          )
        }
      />
      {data && last === null && data.total > data.perPage && (
        <Pagination
          page={page}
          perPage={data.perPage}
          total={data.total}
          isTotalLimited={data.isTotalLimited}
          onPageChange={turn}
        />
      )}
    </div>
  );
}
