import { personName } from '@szansa/domain/shared';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import type { SearchParams } from '#kit/address/search-params.ts';
import { readListState, writeListState, type ListRules, type ListState } from '#kit/lists/list-state.ts';

import type { Report } from '../report.ts';

/** By what a summary narrows the entries. */
export type NarrowedBy = 'workerId' | 'month' | 'bank';

const narrowings = ['workerId', 'month', 'bank'] as const satisfies readonly NarrowedBy[];

/** The default order of entries: their own. */
export const entryOrder = 'position';

/** How the address of a report selects its entries, in the parameters of the call that lists them. */
const rules: ListRules = {
  facts: {
    defaultSort: entryOrder,
    filters: { workerId: 'id', month: 'text', bank: 'text', isByHand: 'flag' },
  },
  filters: {},
};

/** Returns which entries of a report are shown, as stored in the address, and functions to change that. */
export function useEntryState() {
  const params: SearchParams = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = (part: (before: ListState) => Partial<ListState>): void => {
    const search = (before: SearchParams) => {
      const state = readListState(before, rules);
      return writeListState({ ...state, ...part(state) }, before, rules);
    };
    void navigate({ to: '.', search, replace: true });
  };
  const without = ({ filters }: ListState) =>
    Object.fromEntries(Object.entries(filters).filter(([key]) => !narrowings.some((one) => one === key)));
  return {
    state: readListState(params, rules),
    change: (part: Partial<ListState>) => change(() => part),
    showByHand: (isOnly: boolean) =>
      change(({ filters: { isByHand: _before, ...others } }) => ({
        filters: isOnly ? { ...others, isByHand: ['true'] } : others,
      })),
    narrow: (by: NarrowedBy, value: string) =>
      change((before) => ({ filters: { ...without(before), [by]: [value] } })),
    showAll: () => change((before) => ({ filters: without(before) })),
  };
}

/** What the entries are narrowed to, in words; null for all of them. */
export function useNarrowingName({ workers }: Report, { filters }: ListState): string | null {
  const { t } = useTranslation('reports');
  const { workerId: [workerId] = [], month: [month] = [], bank: [bank] = [] } = filters;
  if (workerId !== undefined) {
    const worker = workers.find(({ id }) => id === workerId);
    return worker ? personName(worker) : '–';
  }
  if (month !== undefined) return month;
  return bank === undefined ? null : bank || t('summary.noBank');
}
