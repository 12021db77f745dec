import type { Data, Endpoints } from '@szansa/api-client/client';
import { entryColumnNames, typedColumns } from '@szansa/domain/report';
import { Button } from '@szansa/ui/button';
import { Dialog } from '@szansa/ui/dialog';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { toastRefusal } from '#kit/forms/toast-stale.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';
import { cacheRecord, refetchRecord } from '#kit/records/record-definition.ts';
import { useFormats } from '#kit/texts/use-formats.ts';
import { toastSuccess } from '#kit/toasts/toasts.ts';

import { useCellFormats } from './entries/cell-formats.ts';
import { reportRecord, type Report } from './report.ts';

type Preview = Data<Endpoints['reports']['recalculation']>;
type Changed = Preview['changed']['entries'][number];

function Named({ entry }: { entry: Pick<Changed, 'clientName' | 'worker' | 'opportunityNumber'> }) {
  const { t } = useTranslation('reports');
  const { clientName, worker, opportunityNumber } = entry;
  const number = opportunityNumber === null ? '' : ` (#${opportunityNumber})`;
  return `${clientName ?? t('recalculation.unnamed')}${number}, ${worker.name}`;
}

function Cells({ cells }: { cells: Changed['cells'] }) {
  const { t } = useTranslation('reports');
  const { format, place } = useCellFormats();
  const change = (column: string, from: string, to: string) =>
    t('recalculation.change', { column, from: from || '–', to: to || '–' });
  const { worker } = cells;
  return (
    <ul className="pl-4 text-text-muted">
      {worker && <li>{change(t('recalculation.worker'), String(worker.from), String(worker.to))}</li>}
      {typedColumns.map((column) => {
        const cell = cells[column];
        return cell ? (
          <li key={column}>
            {change(entryColumnNames[column][place], format(column, cell.from), format(column, cell.to))}
          </li>
        ) : null;
      })}
    </ul>
  );
}

function Part({ kind, preview }: { kind: 'added' | 'removed' | 'changed'; preview: Preview }) {
  const { t } = useTranslation('reports');
  const { count, entries } = preview[kind];
  if (count === 0) return null;
  return (
    <section className="space-y-1">
      <h3 className="font-semibold">{t(`recalculation.${kind}`, { count })}</h3>
      <ul className="space-y-1">
        {entries.map((entry, index) => (
          <li key={index}>
            <Named entry={entry} />
            {'cells' in entry && <Cells cells={entry.cells} />}
          </li>
        ))}
      </ul>
      {count > entries.length && <p>{t('recalculation.more', { count: count - entries.length })}</p>}
    </section>
  );
}

const summed = ['totalCommission', 'sumOfCommissions', 'workerCommission'] as const;

function Sums({ before, after }: Preview) {
  const { t } = useTranslation('reports');
  const { money, language } = useFormats();
  return (
    <table className="w-full text-left">
      <thead className="text-text-muted">
        <tr>
          <td />
          <th className="py-1 text-right font-medium">{t('recalculation.before')}</th>
          <th className="py-1 text-right font-medium">{t('recalculation.after')}</th>
        </tr>
      </thead>
      <tbody>
        {summed
          .filter((column) => after[column] !== undefined)
          .map((column) => (
            <tr key={column} className="border-t border-border">
              <th className="py-1 font-normal">{entryColumnNames[column][language === 'pl' ? 0 : 1]}</th>
              <td className="py-1 text-right tabular-nums">{money(before[column])}</td>
              <td className="py-1 text-right tabular-nums">{money(after[column])}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** A preview of what recalculating a report would change, before it is replaced. */
export function Recalculation({ report, onClose }: { report: Report; onClose: () => void }) {
  const { t } = useTranslation(['reports', 'common']);
  const { id, version } = report;
  const preview = useQuery({
    ...queries.reports.recalculation.query({ params: { id } }),
    // what is applied is what was looked at last
    staleTime: 0,
  });
  const { data } = preview;
  const apply = useMutation({
    mutationFn: (fingerprint: string) =>
      client.reports.recalculate({ params: { id }, body: { version, fingerprint } }),
    onSuccess: (saved) => {
      cacheRecord(reportRecord, saved);
      toastSuccess(t('recalculation.done'));
      onClose();
    },
    onError: (error) => {
      toastRefusal(error, () => refetchRecord(reportRecord, id));
      void preview.refetch();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={t('recalculation.title')}
      description={t('recalculation.description')}
      footer={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          {data?.isDifferent && (
            <Button
              variant="primary"
              loading={apply.isPending}
              onClick={() => apply.mutate(data.fingerprint)}
            >
              {t('recalculation.apply')}
            </Button>
          )}
        </>
      }
    >
      {preview.isError && !data && (
        <FailedScreen error={preview.error} onRetry={() => void preview.refetch()} />
      )}
      {preview.isPending && (
        <div role="status" aria-label={t('common:states.loading')}>
          <LoadingRows count={4} />
        </div>
      )}
      {data && !data.isDifferent && <p>{t('recalculation.same')}</p>}
      {data?.isDifferent && (
        <div className="space-y-4">
          <Sums {...data} />
          {data.areTiersChanged && <p>{t('recalculation.tiers')}</p>}
          <Part kind="added" preview={data} />
          <Part kind="removed" preview={data} />
          <Part kind="changed" preview={data} />
          <p className="text-text-muted">{t('recalculation.handStays')}</p>
        </div>
      )}
    </Dialog>
  );
}
