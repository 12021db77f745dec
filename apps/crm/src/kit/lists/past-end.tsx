import { Button } from '@szansa/ui/button';
import { EmptyState } from '@szansa/ui/empty-state';
import { useTranslation } from 'react-i18next';

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
