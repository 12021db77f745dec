import { personName } from '@szansa/domain/shared';
import { Button } from '@szansa/ui/button';
import { IconButton } from '@szansa/ui/icon-button';
import { lazyComponent } from '@szansa/ui/lazy';
import { TextLink } from '@szansa/ui/link';
import { PageHeader } from '@szansa/ui/page-header';
import { Link, useParams } from '@tanstack/react-router';
import { FileText, Pencil, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useAddressPart, withPart } from '#kit/address/use-address-part.ts';
import { queries } from '#kit/api/api.ts';
import { useRecentRecord } from '#kit/records/recent-records.ts';
import { RecordScreen } from '#kit/records/record-screen.tsx';
import { RemoveRecord } from '#kit/records/remove-record.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';

import { Compared } from './compared.tsx';
import { comparisonRecord, type Comparison } from './comparison.ts';

const EditComparison = lazyComponent(
  async () => (await import('./record/edit-comparison.tsx')).EditComparison,
);
const ComparisonPdf = lazyComponent(async () => (await import('./record/comparison-pdf.tsx')).ComparisonPdf);
const SendComparison = lazyComponent(
  async () => (await import('./record/send-comparison.tsx')).SendComparison,
);

/** One saved comparison: the banks side by side, its PDF, and a mail to the customer. */
export function ComparisonScreen() {
  const { id = '' } = useParams({ strict: false });
  return (
    <RecordScreen of={comparisonRecord} id={id}>
      {(comparison) => <LoadedComparison comparison={comparison} />}
    </RecordScreen>
  );
}

function LoadedComparison({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation('bankComparisons');
  const { instant } = useFormats();
  const edit = useAddressPart('edit');
  const { id, title, opportunity, createdBy, updatedAt, can } = comparison;
  useRecentRecord({
    kind: 'bank_comparison_pdf',
    id,
    label: title,
    hint: opportunity.customerName,
    name: title,
  });
  const isEdited = can.edit && edit.value === 'bank_comparison_pdf';
  return (
    <>
      <PageHeader
        className="mb-4"
        title={title}
        subtitle={
          <TextLink asChild quiet>
            <Link to="/sales-opportunity/$id" params={{ id: opportunity.id }} search={{ tab: 'offers' }}>
              {t('record.opportunity', { number: opportunity.number, customer: opportunity.customerName })}
            </Link>
          </TextLink>
        }
        meta={
          createdBy
            ? t('record.byAt', { name: personName(createdBy), date: instant(updatedAt) })
            : instant(updatedAt)
        }
        actions={!isEdited && <Actions comparison={comparison} />}
        actionsAtFoot
      />
      {isEdited ? (
        <EditComparison
          comparison={comparison}
          onClose={() => void edit.change(undefined, { ignoreBlocker: true })}
        />
      ) : (
        <Compared terms={comparison} />
      )}
    </>
  );
}

function Actions({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation(['bankComparisons', 'common']);
  const [open, setOpen] = useState<'pdf' | 'send' | 'remove' | null>(null);
  const { can } = comparison;
  const shared = { comparison, onClose: () => setOpen(null) };
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
          <Button asChild icon={<Pencil aria-hidden />}>
            <Link to="." search={withPart('edit', 'bank_comparison_pdf')}>
              {t('common:actions.edit')}
            </Link>
          </Button>
        </>
      )}
      <Button icon={<FileText aria-hidden />} onClick={() => setOpen('pdf')}>
        {t('record.pdf')}
      </Button>
      {can.send && (
        <Button variant="primary" icon={<Send aria-hidden />} onClick={() => setOpen('send')}>
          {t('record.send')}
        </Button>
      )}
      {open === 'pdf' && <ComparisonPdf {...shared} />}
      {open === 'send' && <SendComparison {...shared} />}
      {open === 'remove' && (
        <RemoveRecord
          definition={comparisonRecord}
          record={comparison}
          calls={queries.bankComparisonPdfs}
          onClose={shared.onClose}
        />
      )}
    </>
  );
}
