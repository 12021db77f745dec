import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

import { useMediaQuery } from '../app-shell/index.ts';
import type { ComboboxOption } from './combobox-option.ts';
import { OptionRow } from './option-row.tsx';
import type { ActiveOption } from './use-active-option.ts';

/** From here on only the options in view are drawn. */
export const MANY_OPTIONS = 100;

/** Pixels of a row with one line of text and with two; both are set by the type scale, the third by a finger. */
const ROW_HEIGHT = 32;
const ROW_HEIGHT_FOR_FINGERS = 44;
const ROW_WITH_HINT_HEIGHT = 48;

/**
 * Rows that have to exist: those in view, the highlighted one with its neighbours for the arrows, and
 * the first and the last for Home and End. Ascending, none twice.
 */
export function drawnIndexes(range: Range, active: number): number[] {
  const indexes = new Set([...defaultRangeExtractor(range), 0, range.count - 1]);
  if (active >= 0) for (const index of [active - 1, active, active + 1]) indexes.add(index);
  return [...indexes].filter((index) => index >= 0 && index < range.count).toSorted((a, b) => a - b);
}

interface VirtualOptionsProps {
  options: readonly ComboboxOption[];
  scroller: RefObject<HTMLDivElement | null>;
  /** The highlighted option and its neighbours stay drawn, so that the arrows find them. */
  active: ActiveOption;
  isChosen: (value: string) => boolean;
  multiple: boolean;
  onChoose: (option: ComboboxOption) => void;
}

/** A long list of which only what is in view exists in the page. */
export function VirtualOptions({ options, scroller, active, ...row }: VirtualOptionsProps) {
  const rowHeight = useMediaQuery('(pointer: coarse)') ? ROW_HEIGHT_FOR_FINGERS : ROW_HEIGHT;
  const virtualizer = useVirtualizer({
    count: options.length,
    getScrollElement: () => scroller.current,
    initialRect: { width: 320, height: 288 },
    estimateSize: (index) => (options[index]?.hint ? ROW_WITH_HINT_HEIGHT : rowHeight),
    getItemKey: (index) => options[index]?.value ?? index,
    overscan: 6,
    rangeExtractor: (range) => drawnIndexes(range, active.index),
  });

  return (
    <div role="presentation" className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start, size }) => {
        const option = options[index];
        return option === undefined ? null : (
          <OptionRow
            key={option.value}
            id={active.idOf(index)}
            option={option}
            chosen={row.isChosen(option.value)}
            highlighted={index === active.index}
            multiple={row.multiple}
            onHighlight={() => {
              active.highlight(index);
            }}
            onPick={() => {
              row.onChoose(option);
            }}
            place={{
              position: index + 1,
              count: options.length,
              style: { height: size, transform: `translateY(${start}px)` },
            }}
          />
        );
      })}
    </div>
  );
}
