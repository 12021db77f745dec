import { personName } from '@szansa/domain/shared';
import { BarTable, type BarTableProps } from '@szansa/ui/bar-table';
import { FunnelChart } from '@szansa/ui/funnel-chart';
import { useTranslation } from 'react-i18next';

import { saveFile } from '#kit/files/save-file.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

import type { Pictures } from '../analytics-address.ts';
import { useNumbers } from './use-numbers.tsx';

/** A picture as a file named after it. */
const fileOf = (title: string) => (blob: Blob, kind: 'png' | 'csv') =>
  saveFile({ blob, filename: `${title}.${kind}` }, `szansa.${kind}`);

function Picture(props: Omit<BarTableProps, 'onSave'>) {
  return <BarTable {...props} onSave={fileOf(props.title)} />;
}

interface PictureProps<Name extends keyof Pictures> {
  /** Absent until they are there. */
  rows: Pictures[Name] | undefined;
}

/** How many reached each status, how many are in it and their value, and how long they remain in it. */
export function Funnel({ rows }: PictureProps<'funnel'>) {
  const { t } = useTranslation(['analytics', 'labels']);
  const { count, countText, rowsLink, amount, days } = useNumbers();
  const statuses = (rows ?? []).map(({ status }) => status);
  return (
    <FunnelChart
      className="xl:col-span-2"
      title={t('pictures.funnel.title')}
      description={t('pictures.funnel.hint')}
      stageLabel={t('pictures.funnel.row')}
      countLabel={t('pictures.funnel.arrived')}
      tone="teal"
      formatValue={countText}
      onSave={fileOf(t('pictures.funnel.title'))}
      loading={rows === undefined}
      figures={[
        { key: 'count', label: t('pictures.funnel.count') },
        { key: 'value', label: t('pictures.funnel.value') },
        { key: 'days', label: t('pictures.funnel.days') },
      ]}
      stages={(rows ?? []).map((row, place) => {
        const label = t(`labels:status.${row.status}`);
        const further = { of: 'arrived', statuses: statuses.slice(place) } as const;
        return {
          key: row.status,
          label,
          count: row.arrived,
          link: rowsLink(row.arrived, further, label, t('pictures.funnel.arrived')),
          figures: {
            count: count(row.count, { of: 'status', status: row.status }, label, t('pictures.funnel.count')),
            value: amount(row.vehicleValue),
            days: days(row.medianDays),
          },
        };
      })}
    />
  );
}

/** What was opened in each month, and what has become of it. */
export function Months({ rows }: PictureProps<'months'>) {
  const { t } = useTranslation('analytics');
  const { language } = useFormats();
  const { amount, stateColumns, states } = useNumbers();
  const monthName = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return (
    <Picture
      title={t('pictures.months.title')}
      rowLabel={t('pictures.months.row')}
      loading={rows === undefined}
      columns={[...stateColumns, { key: 'value', label: t('pictures.months.value') }]}
      rows={(rows ?? []).map((row) => {
        const label = monthName.format(new Date(`${row.month}-01T00:00:00Z`));
        return {
          key: row.month,
          label,
          numbers: {
            ...states(row, (state) => ({ of: 'month', month: row.month, state }), label),
            value: amount(row.vehicleValue),
          },
        };
      })}
    />
  );
}

/** Where opportunities come from. */
export function LeadSources({ rows }: PictureProps<'leadSources'>) {
  const { t } = useTranslation('analytics');
  const { stateColumns, states } = useNumbers();
  return (
    <Picture
      title={t('pictures.leadSources.title')}
      rowLabel={t('pictures.leadSources.row')}
      loading={rows === undefined}
      columns={stateColumns}
      rows={(rows ?? []).map((row) => {
        const id = row.leadSource?.id ?? null;
        const label = row.leadSource?.name ?? t('pictures.leadSources.none');
        return {
          key: id ?? '',
          label,
          numbers: states(row, (state) => ({ of: 'leadSource', id, state }), label),
        };
      })}
    />
  );
}

/** Why opportunities were archived. */
export function ArchiveReasons({ rows }: PictureProps<'archiveReasons'>) {
  const { t } = useTranslation('analytics');
  const { count } = useNumbers();
  return (
    <Picture
      title={t('pictures.archiveReasons.title')}
      rowLabel={t('pictures.archiveReasons.row')}
      loading={rows === undefined}
      columns={[{ key: 'count', label: t('pictures.archiveReasons.count'), tone: 'grey' }]}
      rows={(rows ?? []).map((row) => {
        const id = row.archiveReason?.id ?? null;
        const label = row.archiveReason?.name ?? t('pictures.archiveReasons.none');
        return {
          key: id ?? '',
          label,
          numbers: { count: count(row.count, { of: 'archiveReason', id }, label) },
        };
      })}
    />
  );
}

const bankColumns = ['offers', 'chosen', 'closed'] as const;

/** The results of offers of each bank, and how long it takes to decide. */
export function Banks({ rows }: PictureProps<'banks'>) {
  const { t } = useTranslation('analytics');
  const { count, days } = useNumbers();
  return (
    <Picture
      title={t('pictures.banks.title')}
      description={t('pictures.banks.hint')}
      rowLabel={t('pictures.banks.row')}
      loading={rows === undefined}
      columns={[
        { key: 'offers', label: t('pictures.banks.offers'), tone: 'blue' },
        { key: 'chosen', label: t('pictures.banks.chosen') },
        { key: 'closed', label: t('pictures.banks.closed') },
        { key: 'days', label: t('pictures.banks.days') },
      ]}
      rows={(rows ?? []).map((row) => {
        const { id, name } = row.bank;
        const counts = bankColumns.map((which) => [
          which,
          count(row[which], { of: 'bank', id, which }, name, t(`pictures.banks.${which}`)),
        ]);
        return {
          key: id,
          label: name,
          numbers: { ...Object.fromEntries(counts), days: days(row.medianDecisionDays) },
        };
      })}
    />
  );
}

/** How many opportunities each salesperson leads, has closed and has lost, and what the closed ones brought. */
export function Workers({ rows }: PictureProps<'workers'>) {
  const { t } = useTranslation('analytics');
  const { isExcluded } = useAccess();
  const { amount, stateColumns, states } = useNumbers();
  return (
    <Picture
      className="xl:col-span-2"
      title={t('pictures.workers.title')}
      rowLabel={t('pictures.workers.row')}
      loading={rows === undefined}
      columns={[
        ...stateColumns,
        { key: 'value', label: t('pictures.workers.value') },
        ...(isExcluded('offer.commisionAmount')
          ? []
          : [{ key: 'commission', label: t('pictures.workers.commission') }]),
      ]}
      rows={(rows ?? []).map((row) => {
        const id = row.worker?.id ?? null;
        const label = row.worker ? personName(row.worker) : t('pictures.workers.none');
        return {
          key: id ?? '',
          label,
          numbers: {
            ...states(row, (state) => ({ of: 'worker', id, state }), label),
            value: amount(row.vehicleValue),
            commission: amount(row.commisionAmount),
          },
        };
      })}
    />
  );
}
