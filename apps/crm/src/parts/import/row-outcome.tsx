import { TextLink } from '@szansa/ui/link';
import { StatusChip, type StatusChipProps } from '@szansa/ui/status-chip';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import type { ImportEntity, ImportRow } from './import-record.ts';

type Outcome = NonNullable<ImportRow['outcome']> | 'unknown' | 'undone' | 'touched';

const looks = {
  new: { tone: 'green', shape: 'circle' },
  update: { tone: 'blue', shape: 'half' },
  duplicate: { tone: 'grey', shape: 'diamond' },
  refused: { tone: 'orange', shape: 'square' },
  unknown: { tone: 'grey', shape: 'ring' },
  undone: { tone: 'grey', shape: 'check' },
  touched: { tone: 'orange', shape: 'half' },
} as const satisfies Readonly<Record<Outcome, Pick<StatusChipProps, 'tone' | 'shape'>>>;

/** What becomes of a row, or became of it. */
export function RowOutcome({ row: { outcome, undo } }: { row: ImportRow }) {
  const { t } = useTranslation('imports');
  const shown: Outcome = undo ?? outcome ?? 'unknown';
  return <StatusChip {...looks[shown]}>{t(`outcomeOf.${shown}`)}</StatusChip>;
}

const places = { customer: '/customer/$id', customer_organisation: '/customer-organisation/$id' } as const;

/** Why a row is refused, what it is the same as, or what it became. */
export function RowReason({ row, entity }: { row: ImportRow; entity: ImportEntity }) {
  const { t } = useTranslation('imports');
  const { problems, same, recordId } = row;
  const to = places[entity];
  if (recordId !== null && !same) {
    return (
      <TextLink asChild>
        <Link to={to} params={{ id: recordId }}>
          {t('rows.open')}
        </Link>
      </TextLink>
    );
  }
  if (same?.record) {
    return (
      <>
        <TextLink asChild>
          <Link to={to} params={{ id: same.record.id }}>
            {same.record.name}
          </Link>
        </TextLink>
        {` (${t(`by.${same.by}`)})`}
      </>
    );
  }
  if (same && same.row !== null) return t('rows.sameAsRow', { by: t(`by.${same.by}`), row: same.row });
  const said = problems.map(({ message }) => message).join(' ');
  return <span title={said}>{said}</span>;
}
