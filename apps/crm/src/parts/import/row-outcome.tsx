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

/** Why a row is refused, what it is the same as or like, or what it became. */
export function RowReason({ row, entity }: { row: ImportRow; entity: ImportEntity }) {
  const { t } = useTranslation('imports');
  const { problems, outcome, same, alike, recordId } = row;
  const to = places[entity];
  if (recordId !== null && (outcome === 'new' || !same)) {
    return (
      <TextLink asChild>
        <Link to={to} params={{ id: recordId }}>
          {t('rows.open')}
        </Link>
      </TextLink>
    );
  }
  const like = same?.record ? { ...same.record, by: same.by } : alike && { ...alike, by: 'name' as const };
  if (same && same.row !== null) return t('rows.sameAsRow', { by: t(`by.${same.by}`), row: same.row });
  if (like) {
    return (
      <>
        <TextLink asChild>
          <Link to={to} params={{ id: like.id }}>
            {like.name}
          </Link>
        </TextLink>
        {` (${t(`by.${like.by}`)})`}
      </>
    );
  }
  const text = problems.map(({ message }) => message).join(' ');
  return <span title={text}>{text}</span>;
}
