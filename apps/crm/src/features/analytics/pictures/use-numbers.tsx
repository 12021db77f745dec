import { dealStates, rowsOfPart, type CountedPart, type DealState } from '@szansa/domain/analytics';
import type { BarColumn, BarNumber } from '@szansa/ui/bar-table';
import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';
import { cloneElement } from 'react';
import { useTranslation } from 'react-i18next';

import { writeListState } from '#kit/lists/list-state.ts';
import { useListState } from '#kit/lists/use-list-state.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

import { analyticsAddress } from '../analytics-address.ts';

const toneOf = { open: 'blue', closed: 'green', archived: 'grey' } as const satisfies Record<
  DealState,
  BarColumn['tone']
>;

/** Numbers of pictures, as they are shown: what counts rows leads to them. */
export function useNumbers() {
  const { t } = useTranslation('analytics');
  const { wholeMoney, language } = useFormats();
  const { state } = useListState(analyticsAddress);

  const countText = (counted: number) => counted.toLocaleString(language);

  /** Leads to the rows that a number counts, called by its row and its column; of none there is nothing to show. */
  function rowsLink(counted: number, part: CountedPart, ...what: readonly string[]) {
    const shown = { ...state, page: 1, filters: rowsOfPart(state.filters, part) };
    return counted === 0 ? undefined : (
      <Link
        to="/analytics"
        search={writeListState(shown, {}, analyticsAddress)}
        aria-label={`${countText(counted)}. ${t('pictures.rows', { what: what.join(', ') })}`}
      />
    );
  }

  /** How many there are of something. */
  function count(drawn: number, part: CountedPart, ...what: readonly string[]): BarNumber {
    const text = countText(drawn);
    const link = rowsLink(drawn, part, ...what);
    return {
      drawn,
      text,
      plain: String(drawn),
      shown: link && (
        <TextLink asChild quiet>
          {cloneElement(link, {}, text)}
        </TextLink>
      ),
    };
  }

  const amount = (value: string | null | undefined): BarNumber | undefined =>
    value ? { text: wholeMoney(value), plain: value } : undefined;

  const days = (value: number | null): BarNumber | undefined =>
    value === null ? undefined : { text: value.toLocaleString(language), plain: String(value) };

  /** A column for each state, drawn in its colour. */
  const stateColumns: readonly BarColumn[] = dealStates.map((one) => ({
    key: one,
    label: t(`state.${one}`),
    tone: toneOf[one],
  }));

  /** The numbers of those columns. */
  function states(
    counts: Readonly<Record<DealState, number>>,
    partOf: (state: DealState) => CountedPart,
    label: string,
  ): Record<string, BarNumber> {
    return Object.fromEntries(
      dealStates.map((one) => [one, count(counts[one], partOf(one), label, t(`state.${one}`))]),
    );
  }

  return { count, countText, rowsLink, amount, days, stateColumns, states };
}
