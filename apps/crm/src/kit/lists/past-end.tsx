import { Button } from '@szansa/ui/button';
import { EmptyState } from '@szansa/ui/empty-state';
import { useTranslation } from 'react-i18next';

/** Returns the number of the last page of a list, where the requested page is beyond it; else null. */
export function lastPageBefore(
  page: number,
  found: { readonly items: readonly unknown[]; readonly perPage: number; readonly total: number } | undefined,
): number | null {
  if (!found || found.items.length > 0 || page === 1) return null;
  return Math.max(1, Math.ceil(found.total / found.perPage));
}

interface PastEndProps {
  /** The page requested by the address. */
  page: number;
  last: number;
  onToLast: () => void;
}

/** Shown instead of rows when the list ends before the requested page, with a link to the last one. */
export function PastEnd({ page, last, onToLast }: PastEndProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing="search"
      title={t('lists.pastEnd', { page })}
      description={t('lists.pastEndHint', { last })}
      action={<Button onClick={onToLast}>{t('lists.toLastPage')}</Button>}
    />
  );
}
