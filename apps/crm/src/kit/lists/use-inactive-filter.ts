import type { FilterDefinition } from '@szansa/ui/filter-bar';
import { useTranslation } from 'react-i18next';

/** The filter of a list that shows records out of use only when asked: `withInactive` of its endpoint. */
export function useInactiveFilter(): readonly FilterDefinition[] {
  const { t } = useTranslation();
  return [{ key: 'withInactive', label: t('records.withInactive'), kind: 'toggle' }];
}
