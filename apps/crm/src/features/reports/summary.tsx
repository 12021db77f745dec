import { entryColumnNames, reportGroupings, type ReportGrouping } from '@szansa/domain/report';
import { NamedAvatar } from '@szansa/ui/avatar';
import { Button } from '@szansa/ui/button';
import { IconButton } from '@szansa/ui/icon-button';
import { Tabs } from '@szansa/ui/tabs';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { saveFile } from '#kit/files/save-file.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';
import { pictureOf } from '#kit/records/person-picture.ts';
import { useFormats } from '#kit/texts/use-formats.ts';
import { toastError } from '#kit/toasts/toasts.ts';

import { useEntryState, type NarrowedBy } from './entries/use-entry-state.ts';
import type { Report, Summary as Sums } from './report.ts';

/** What entries can be narrowed to, and how that is called. */
interface Narrowing {
  readonly key: NarrowedBy;
  readonly value: string;
  readonly name: string;
}

const shown = ['totalCommission', 'sumOfCommissions', 'workerCommission'] as const;

interface GroupRow {
  readonly narrowing: Narrowing;
  /** Where the group is of one worker. */
  readonly worker?: Sums['byWorker'][number]['worker'];
  readonly count: number;
  readonly sums: Sums['sums'];
}

function groupsOf(sums: Sums, by: ReportGrouping, noBank: string): GroupRow[] {
  switch (by) {
    case 'worker':
      return sums.byWorker.map(({ worker, ...group }) => ({
        ...group,
        worker,
        narrowing: { key: 'workerId', value: worker.id, name: worker.name },
      }));
    case 'month':
      return sums.byMonth.map(({ month, ...group }) => ({
        ...group,
        narrowing: { key: 'month', value: month, name: month },
      }));
    default:
      return sums.byBank.map(({ bank, ...group }) => ({
        ...group,
        narrowing: { key: 'bank', value: bank ?? '', name: bank ?? noBank },
      }));
  }
}

const Heading = ({ children, isAmount = false }: { children: ReactNode; isAmount?: boolean }) => (
  <th scope="col" className={`px-3 py-2 font-medium ${isAmount ? 'text-right' : ''}`}>
    {children}
  </th>
);

const Amount = ({ children }: { children: ReactNode }) => (
  <td className="px-3 py-2 text-right whitespace-nowrap tabular-nums">{children}</td>
);

function Frame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, so that the keyboard reaches the columns that do not fit
    <div role="group" aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-left">{children}</table>
    </div>
  );
}

interface GroupsProps {
  sums: Sums;
  by: ReportGrouping;
}

function Groups({ sums, by }: GroupsProps) {
  const { narrow } = useEntryState();
  const { t } = useTranslation('reports');
  const { money, language } = useFormats();
  const columns = shown.filter((column) => sums.sums[column] !== undefined);
  const place = language === 'pl' ? 0 : 1;
  return (
    <Frame label={t(`summary.${by}`)}>
      <thead className="text-text-muted">
        <tr>
          <Heading>{t(`summary.name.${by}`)}</Heading>
          <Heading isAmount>{t('summary.count')}</Heading>
          {columns.map((column) => (
            <Heading key={column} isAmount>
              {entryColumnNames[column][place]}
            </Heading>
          ))}
        </tr>
      </thead>
      <tbody>
        {groupsOf(sums, by, t('summary.noBank')).map(({ narrowing, worker, count, sums: own }) => (
          <tr key={narrowing.value} className="border-t border-border">
            <td className="px-3 py-1">
              <Button
                size="small"
                variant="ghost"
                className="-ml-2.5"
                onClick={() => narrow(narrowing.key, narrowing.value)}
              >
                {worker ? <NamedAvatar name={worker.name} picture={pictureOf(worker)} /> : narrowing.name}
              </Button>
            </td>
            <Amount>{count}</Amount>
            {columns.map((column) => (
              <Amount key={column}>{money(own[column])}</Amount>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-border font-semibold">
          <td className="px-3 py-2">{t('summary.total')}</td>
          <Amount>{sums.count}</Amount>
          {columns.map((column) => (
            <Amount key={column}>{money(sums.sums[column])}</Amount>
          ))}
        </tr>
      </tfoot>
    </Frame>
  );
}

function Payouts({ report, sums }: { report: Report; sums: Sums }) {
  const { t } = useTranslation('reports');
  const { money, percent, language } = useFormats();
  const download = useMutation({
    mutationFn: (query: { readonly workerId: string; readonly month: string }) =>
      client.reports.statement({ params: { id: report.id }, query: { ...query, language } }),
    onSuccess: (file) => saveFile(file, 'statement.pdf'),
    onError: toastError,
  });
  return (
    <Frame label={t('summary.payouts')}>
      <thead className="text-text-muted">
        <tr>
          <Heading>{t('summary.name.worker')}</Heading>
          <Heading>{t('summary.name.month')}</Heading>
          <Heading isAmount>{t('summary.count')}</Heading>
          <Heading isAmount>{entryColumnNames.sumOfCommissions[language === 'pl' ? 0 : 1]}</Heading>
          <Heading isAmount>{t('summary.percent')}</Heading>
          <Heading isAmount>{entryColumnNames.workerCommission[language === 'pl' ? 0 : 1]}</Heading>
          <td />
        </tr>
      </thead>
      <tbody>
        {sums.payouts.map(({ worker, month, count, sum, from, percent: tier, payout }) => (
          <tr key={`${worker.id} ${month}`} className="border-t border-border">
            <td className="px-3 py-2">
              <NamedAvatar name={worker.name} picture={pictureOf(worker)} />
            </td>
            <td className="px-3 py-2">{month}</td>
            <Amount>{count}</Amount>
            <Amount>{money(sum)}</Amount>
            <Amount>
              {from ? t('summary.fromSum', { percent: percent(tier), from: money(from) }) : percent(tier)}
            </Amount>
            <Amount>{money(payout)}</Amount>
            <td className="px-1 text-right">
              <IconButton
                size="small"
                variant="ghost"
                label={t('summary.statement', { name: worker.name, month })}
                icon={<FileText aria-hidden />}
                onClick={() => download.mutate({ workerId: worker.id, month })}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Frame>
  );
}

/** What a report adds up to: by worker, month and bank, each of which leads to its entries, and what is paid out. */
export function Summary({ report }: { report: Report }) {
  const { t } = useTranslation(['reports', 'common']);
  const summary = useQuery(queries.reports.summary.query({ params: { id: report.id } }));
  const [tab, setTab] = useState<ReportGrouping | 'payouts'>('worker');
  const { data } = summary;
  if (summary.isError && !data)
    return <FailedScreen error={summary.error} onRetry={() => void summary.refetch()} />;
  if (!data)
    return (
      <div role="status" aria-label={t('common:states.loading')}>
        <LoadingRows count={4} />
      </div>
    );
  const paysOut = data.payouts.some(({ payout }) => payout !== undefined);
  return (
    <section
      aria-label={t('summary.title')}
      className="mb-6 rounded-large border border-border bg-surface p-3"
    >
      <Tabs
        label={t('summary.tabs')}
        value={tab}
        onValueChange={setTab}
        items={[
          ...reportGroupings.map((by) => ({
            value: by,
            label: t(`summary.${by}`),
            content: <Groups sums={data} by={by} />,
          })),
          ...(paysOut
            ? [
                {
                  value: 'payouts' as const,
                  label: t('summary.payouts'),
                  content: <Payouts report={report} sums={data} />,
                },
              ]
            : []),
        ]}
      />
    </section>
  );
}
