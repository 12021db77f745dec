import type { NumberFilter } from '@szansa/ui/filter-bar';

/** A range of amounts in zloty; the address and the server know its ends as `<key>From` and `<key>To`. */
export function amountFilter(key: 'vehicleValue' | 'commisionAmount', label: string): NumberFilter {
  return { key, label, kind: 'numberRange', isAmount: true, unit: 'zł' };
}
