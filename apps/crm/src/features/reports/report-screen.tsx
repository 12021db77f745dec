import { personName } from '@szansa/domain/shared';
import { AlertDialog } from '@szansa/ui/alert-dialog';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { IconButton } from '@szansa/ui/icon-button';
import { lazyComponent } from '@szansa/ui/lazy';
import { PageHeader } from '@szansa/ui/page-header';
import { useMutation } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Check, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { toastRefusal } from '#kit/forms/toast-stale.ts';
import { useRecentRecord } from '#kit/records/recent-records.ts';
import { cacheRecord, refetchRecord } from '#kit/records/record-definition.ts';
import { RecordScreen } from '#kit/records/record-screen.tsx';
import { RemoveRecord } from '#kit/records/remove-record.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';
import { toastSuccess } from '#kit/toasts/toasts.ts';

import { Entries } from './entries/entries.tsx';
import { ReportFiles } from './report-files.tsx';
import { ReportState } from './report-state.tsx';
import { reportName, reportRecord, type Report } from './report.ts';
import { Summary } from './summary.tsx';

const Recalculation = lazyComponent(async () => (await import('./recalculation.tsx')).Recalculation);

/** One report: what it adds up to, and its entries. */
export function ReportScreen() {
  const { id = '' } = useParams({ strict: false });
  return (
    <RecordScreen of={reportRecord} id={id}>
      {(report) => <LoadedReport report={report} />}
    </RecordScreen>
  );
}

function LoadedReport({ report }: { report: Report }) {
  const { t } = useTranslation('reports');
  const { instant } = useFormats();
  const { id, type, workers, createdBy, createdAt, calculatedAt } = report;
  useRecentRecord({
    kind: 'report',
    id,
    label: reportName(report),
    hint: t(`type.${type}`),
    name: reportName(report),
  });
  return (
    <>
      <PageHeader
        className="mb-4"
        title={
          <>
            {reportName(report)} <ReportState report={report} />
          </>
        }
        subtitle={`${t(`type.${type}`)} · ${workers.map(personName).join(', ')}`}
        meta={`${createdBy ? t('record.by', { name: personName(createdBy), date: instant(createdAt) }) : instant(createdAt)} · ${t('record.calculated', { date: instant(calculatedAt) })}`}
        actions={<Actions report={report} />}
        actionsAtFoot
      />
      <Acceptance report={report} />
      <Summary report={report} />
      <Entries report={report} />
    </>
  );
}

function Acceptance({ report: { acceptedAt, acceptedBy, archivedAt } }: { report: Report }) {
  const { t } = useTranslation('reports');
  const { instant } = useFormats();
  if (acceptedAt === null) return null;
  return (
    <Callout
      tone="success"
      title={t('record.accepted', {
        date: instant(acceptedAt),
        name: acceptedBy ? personName(acceptedBy) : '–',
      })}
      className="mb-4"
    >
      {archivedAt === null ? t('record.archiving') : t('record.archived', { date: instant(archivedAt) })}
    </Callout>
  );
}

function Actions({ report }: { report: Report }) {
  const { t } = useTranslation(['reports', 'common']);
  const [open, setOpen] = useState<'accept' | 'recalculate' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const { id, can } = report;
  return (
    <>
      {can.edit && (
        <>
          <IconButton
            variant="secondary"
            label={t('common:actions.remove')}
            icon={<Trash2 aria-hidden />}
            onClick={() => setOpen('remove')}
          />
          <Button icon={<RefreshCw aria-hidden />} onClick={() => setOpen('recalculate')}>
            {t('record.recalculate')}
          </Button>
        </>
      )}
      <ReportFiles id={id} />
      {can.edit && (
        <Button variant="primary" icon={<Check aria-hidden />} onClick={() => setOpen('accept')}>
          {t('record.accept')}
        </Button>
      )}
      {open === 'accept' && <AcceptReport report={report} onClose={close} />}
      {open === 'recalculate' && <Recalculation report={report} onClose={close} />}
      {open === 'remove' && (
        <RemoveRecord definition={reportRecord} record={report} calls={queries.reports} onClose={close} />
      )}
    </>
  );
}

function AcceptReport({ report, onClose }: { report: Report; onClose: () => void }) {
  const { t } = useTranslation('reports');
  const { id, version } = report;
  const accept = useMutation({
    mutationFn: () => client.reports.accept({ params: { id }, body: { version } }),
    onSuccess: (saved) => {
      cacheRecord(reportRecord, saved);
      toastSuccess(t('record.acceptedDone'));
      onClose();
    },
    onError: (error) => {
      toastRefusal(error, () => refetchRecord(reportRecord, id));
      onClose();
    },
  });
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={t('record.acceptTitle')}
      description={t('record.acceptHint')}
      confirmLabel={t('record.accept')}
      loading={accept.isPending}
      onConfirm={() => accept.mutate()}
    />
  );
}
