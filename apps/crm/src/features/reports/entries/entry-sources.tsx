import {
  columnOf,
  entryColumnNames,
  isComputed,
  visibleColumns,
  type EntryColumn,
} from '@szansa/domain/report';
import { personName } from '@szansa/domain/shared';
import { Button } from '@szansa/ui/button';
import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { PendingMark } from '#kit/live/pending-mark.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

import type { Entry } from '../report.ts';
import { useCellFormats } from './cell-formats.ts';
import type { WriteCell } from './entry-columns.tsx';
import type { ReadRow } from './use-entry-rows.ts';

type Source = 'customer' | 'opportunity' | 'offer' | 'counted' | 'month' | 'typed';

const ofCustomer: ReadonlySet<EntryColumn> = new Set(['taxId', 'clientName', 'phone', 'email']);
const ofOpportunity: ReadonlySet<EntryColumn> = new Set(['customerSource', 'customerFileCreationMethod']);
const ofMonth: ReadonlySet<EntryColumn> = new Set(['workerCommission', 'totalSumOfCommissions']);
const onlyTyped: ReadonlySet<EntryColumn> = new Set([
  'clientCommission',
  'insurance',
  'gapInsurance',
  'mgInsuranceCommission',
  'invoiceNumber',
  'notes',
]);

/** Where a column's values come from before anybody writes into them. */
function sourceOf(column: EntryColumn): Source {
  if (ofMonth.has(column)) return 'month';
  if (isComputed(column)) return 'counted';
  if (onlyTyped.has(column)) return 'typed';
  if (ofCustomer.has(column)) return 'customer';
  return ofOpportunity.has(column) ? 'opportunity' : 'offer';
}

function SourceLink({ entry, source }: { entry: Entry; source: Source }) {
  const { t } = useTranslation('reports');
  const { opportunity } = entry;
  if (source === 'counted' || source === 'month' || source === 'typed') return t(`source.${source}`);
  if (!opportunity) return t('source.gone');
  const { id, number, customerId } = opportunity;
  if (source === 'customer')
    return (
      <TextLink asChild>
        <Link to="/customer/$id" params={{ id: customerId }}>
          {t('source.customer')}
        </Link>
      </TextLink>
    );
  return (
    <TextLink asChild>
      <Link
        to="/sales-opportunity/$id"
        params={{ id }}
        {...(source === 'offer' ? { search: { tab: 'offers' } } : {})}
      >
        {t(`source.${source}`, { number })}
      </Link>
    </TextLink>
  );
}

/** Each value of an entry with its source, and its original value where it was changed by hand. */
export function EntrySources({ row, write }: { row: ReadRow; write: WriteCell | undefined }) {
  const { entry, unconfirmed } = row;
  const { t } = useTranslation('reports');
  const { instant } = useFormats();
  const { format, place } = useCellFormats();
  const { isExcluded } = useAccess();
  const columns = visibleColumns(new Set()).filter((column) => {
    const { field } = columnOf(column);
    return field === undefined || !isExcluded(field);
  });
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-3">
      {columns.map((column) => {
        const mark = isComputed(column) ? undefined : entry.byHand[column];
        const isUnconfirmed = !isComputed(column) && unconfirmed?.[column] !== undefined;
        const name = entryColumnNames[column][place];
        return (
          <div key={column} className="min-w-0">
            <dt className="text-text-muted">{name}</dt>
            <dd className="space-y-0.5">
              <div className="truncate font-medium">{format(column, entry[column]) || '–'}</div>
              {isUnconfirmed && <PendingMark />}
              <div>
                <SourceLink entry={entry} source={sourceOf(column)} />
              </div>
              {mark && !isComputed(column) && !isUnconfirmed && (
                <div className="flex flex-wrap items-center gap-2">
                  <span>
                    {t('source.hand', {
                      name: mark.by ? personName(mark.by) : t('source.nobody'),
                      date: instant(mark.at),
                      original: format(column, mark.original) || '–',
                    })}
                  </span>
                  {write && (
                    <Button
                      size="small"
                      variant="ghost"
                      // the write itself shows a refusal
                      onClick={() => void write(entry, column, mark.original).catch(() => undefined)}
                    >
                      {t('source.restore', { column: name })}
                    </Button>
                  )}
                </div>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
