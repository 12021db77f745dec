import { ListFilter, X } from 'lucide-react';
import { useState, type Ref } from 'react';

import { Button } from '../button/index.ts';
import { classes } from '../classes/index.ts';
import { formatTypedDate, isIsoDate } from '../date-field/index.ts';
import { useMediaQuery } from '../app-shell/use-media-query.ts';
import { quietControlClasses } from '../field/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { lazyComponent } from '../lazy/index.ts';
import { Popover, PopoverContent, PopoverTrigger } from '../popover/index.ts';
import { SearchField } from '../search-field/index.ts';
import { AddFilterMenu } from './add-filter-menu.tsx';
import {
  describeFilter,
  isFiltering,
  nothingOf,
  withFilters,
  type FilterDefinition,
  type FilterValues,
} from './filters.ts';
import { filterBarWords } from './words.ts';

const FilterEditor = lazyComponent(async () => (await import('./filter-editor.tsx')).FilterEditor);

export interface FilterBarProps {
  filters: readonly FilterDefinition[];
  value: FilterValues;
  onValueChange: (value: FilterValues) => void;
  search?: string | undefined;
  /** Makes the search field appear; called when typing has paused. */
  onSearchChange?: ((search: string) => void) | undefined;
  /** A label as long as a sentence makes the search as wide as that. */
  searchLabel?: string | undefined;
  /** A key that focuses the search from anywhere, e.g. `/`. */
  searchShortcut?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Search and filters of a list; every active filter is a chip that reads as a sentence. Under 640 px the filters are
 * behind one button that shows how many are active.
 */
export function FilterBar(props: FilterBarProps) {
  const {
    filters,
    value,
    onValueChange,
    search,
    onSearchChange,
    searchLabel,
    searchShortcut,
    className,
    ref,
  } = props;
  const words = useWords(filterBarWords);
  const isNarrow = useMediaQuery('(max-width: 639px)');
  const [editing, setEditing] = useState<string | null>(null);
  const shown = filters.filter((filter) => isFiltering(filter, value) || filter.key === editing);
  const addable = filters.filter((filter) => !shown.includes(filter));

  const set = (next: FilterValues) => {
    onValueChange(withFilters(value, next));
  };
  const add = (filter: FilterDefinition) => {
    if (filter.kind === 'toggle') set({ [filter.key]: ['true'] });
    else setEditing(filter.key);
  };

  const activeCount = filters.filter((filter) => isFiltering(filter, value)).length;
  const narrowing = (
    <>
      {shown.map((filter) => (
        <FilterChip
          key={filter.key}
          filter={filter}
          values={value}
          open={filter.key === editing}
          onOpenChange={(open) => {
            setEditing(open ? filter.key : null);
          }}
          onChange={set}
        />
      ))}
      {addable.length > 0 ? <AddFilterMenu filters={addable} onAdd={add} /> : null}
      {activeCount > 0 ? (
        <Button
          variant="ghost"
          onClick={() => {
            setEditing(null);
            onValueChange({});
          }}
        >
          {words.clearFilters}
        </Button>
      ) : null}
    </>
  );

  return (
    <div
      ref={ref}
      role="search"
      aria-label={words.filters}
      data-slot="filter-bar"
      className={classes('flex flex-wrap items-center gap-1.5', isNarrow && 'flex-nowrap', className)}
    >
      {onSearchChange ? (
        <SearchField
          label={searchLabel ?? words.search}
          value={search ?? ''}
          onValueChange={onSearchChange}
          className={isNarrow ? 'min-w-0 flex-1' : searchLabel?.[30] ? 'w-96' : 'w-64'}
          {...(searchShortcut ? { shortcut: searchShortcut } : {})}
        />
      ) : null}
      {isNarrow && filters.length > 0 ? (
        <Popover>
          <PopoverTrigger>
            <Button icon={<ListFilter aria-hidden />}>
              {activeCount > 0 ? words.filtersActive(activeCount) : words.filters}
            </Button>
          </PopoverTrigger>
          <PopoverContent
            label={words.filters}
            align="end"
            className="flex w-80 max-w-[calc(100vw-2rem)] flex-wrap items-center gap-1.5 p-3"
          >
            {narrowing}
          </PopoverContent>
        </Popover>
      ) : (
        narrowing
      )}
    </div>
  );
}

interface FilterChipProps {
  filter: FilterDefinition;
  values: FilterValues;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Keys of the filter with their current values. */
  onChange: (next: FilterValues) => void;
}

function FilterChip({ filter, values, open, onOpenChange, onChange }: FilterChipProps) {
  const { locale } = useLabels();
  const words = useWords(filterBarWords);
  const sentence = isFiltering(filter, values)
    ? describeFilter(filter, values, { ...words, locale }, showDate)
    : words.filterIs(filter.label, '…');
  const textClasses = 'max-w-80 truncate rounded-l-medium py-1 pr-1.5 pl-2.5';

  return (
    <span
      className={classes(
        'inline-flex h-control min-w-0 items-center rounded-medium border bg-surface transition-colors',
        quietControlClasses,
      )}
    >
      {filter.kind === 'toggle' ? (
        <span className={textClasses}>{sentence}</span>
      ) : (
        <Popover open={open} onOpenChange={onOpenChange}>
          <PopoverTrigger>
            <button
              type="button"
              aria-label={words.editFilter(sentence)}
              className={classes(textClasses, 'hover:text-accent-text focus-visible:outline-offset-0')}
            >
              {sentence}
            </button>
          </PopoverTrigger>
          <PopoverContent label={filter.label} className={hasOwnEdges(filter) ? 'p-0' : 'p-2'}>
            <FilterEditor
              filter={filter}
              values={values}
              onChange={onChange}
              onDone={() => {
                onOpenChange(false);
              }}
            />
          </PopoverContent>
        </Popover>
      )}
      <button
        type="button"
        aria-label={words.removeFilter(filter.label)}
        className="mr-1 inline-flex size-6 shrink-0 items-center justify-center rounded-small text-text-muted hover:bg-surface-hover hover:text-text focus-visible:outline-offset-0"
        onClick={() => {
          onOpenChange(false);
          onChange(nothingOf(filter));
        }}
      >
        <X size={14} aria-hidden />
      </button>
    </span>
  );
}

/** Whether the editor reaches to the edges of its panel. */
function hasOwnEdges(filter: FilterDefinition): boolean {
  return filter.kind === 'dateRange' || ('Search' in filter && filter.Search !== undefined);
}

function showDate(date: string): string {
  return isIsoDate(date) ? formatTypedDate(date) : date;
}
