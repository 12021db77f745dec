import { Link, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';

import type { BoardColumn } from '@szansa/api-client/realtime/board';

/** What a column is worth; where it holds more cards than the board is given, the way to the others. */
export function ColumnSum({ column }: { column: BoardColumn }) {
  const { t } = useTranslation(['opportunities', 'labels', 'common']);
  const { wholeMoney } = useFormats();
  const params = useSearch({ strict: false });
  const more = column.count - column.cards.length;
  return (
    <span title={t('total', { count: column.count })}>
      {wholeMoney(column.sum)} {t('common:net')}
      {more > 0 && (
        <>
          {' · '}
          <Link
            to="."
            search={{ ...params, view: 'list', status: column.status }}
            aria-label={t('board.moreHint', {
              column: t(`labels:statusColumn.${column.status}`),
              count: more,
            })}
            className="rounded-small text-accent-text underline underline-offset-2"
          >
            {t('board.more', { count: more })}
          </Link>
        </>
      )}
    </span>
  );
}
