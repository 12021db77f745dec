import type { FilterDefinition } from '@szansa/ui/filter-bar';
import { useTranslation } from 'react-i18next';

/** Returns the filter of a list that shows inactive records only on request: `withInactive` of its endpoint. */
export function useInactiveFilter(): readonly FilterDefinition[] {
  const { t } = useTranslation();
  return [{ key: 'withInactive', label: t('records.withInactive'), kind: 'toggle' }];
}
