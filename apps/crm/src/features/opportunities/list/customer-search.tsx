import type { FilterSearch } from '@szansa/ui/filter-bar';
import type { ReactNode } from 'react';

import { useCustomerOptions } from '#parts/pickers/use-customer-options.ts';

/** Looks for the customer that opportunities are narrowed to. */
export function CustomerSearch({ children }: { children: (search: FilterSearch) => ReactNode }) {
  const { fetchOptions, options, loading, failed, retry } = useCustomerOptions();
  return children({ fetchOptions, found: options, loading, failed, onRetry: retry });
}
