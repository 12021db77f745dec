import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';

import type { BoardColumn } from './move-card.ts';

/** What a column is worth, all of its cards together. */
export function ColumnSum({ column }: { column: BoardColumn }) {
  const { t } = useTranslation(['opportunities', 'common']);
  const { wholeMoney } = useFormats();
  return (
    <span title={t('total', { count: column.count })}>
      {wholeMoney(column.sum)} {t('common:net')}
    </span>
  );
}
