import { ListFilter, X } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../button/index.ts';
import { classes } from '../classes/index.ts';
import { formatTypedDate, isIsoDate } from '../date-field/index.ts';
import { useMediaQuery } from '../app-shell/use-media-query.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { laterComponent, laterExtra } from '../later/index.ts';
import { Popover, PopoverContent, PopoverTrigger } from '../popover/index.ts';
import { SearchField } from '../search-field/index.ts';
import { describeFilter, isActive, withFilter, type FilterDefinition, type FilterValues } from './filters.ts';
import { filterBarWords } from './words.ts';

// a list is read without it: until it is there, its button stands alone
const AddFilterMenu = laterExtra(async () => (await import('./add-filter-menu.tsx')).AddFilterMenu);
const FilterEditor = laterComponent(async () => (await import('./filter-editor.tsx')).FilterEditor);

export interface FilterBarProps {
  filters: readonly FilterDefinition[];
  value: FilterValues;
  onChange: (value: FilterValues) => void;
  search?: string | undefined;
  /** Makes the search field appear; called when typing has paused. */
  onSearchChange?: ((search: string) => void) | undefined;
  searchLabel?: string | undefined;
  /** A key that focuses the search from anywhere, e.g. `/`. */
  searchShortcut?: string | undefined;
  className?: string | undefined;
}

/**
 * Search and filters of a list; every active filter is a chip that reads as a sentence. Under 640 px the filters wait
 * behind one button that says how many are active.
 */
export function FilterBar(props: FilterBarProps) {
  const { filters, value, onChange, search, onSearchChange, searchLabel, searchShortcut, className } = props;
  const words = useWords(filterBarWords);
  const isNarrow = useMediaQuery('(max-width: 639px)');
  const [editing, setEditing] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const shown = filters.filter((filter) => isActive(value[filter.key]) || filter.key === editing);
  const addable = filters.filter((filter) => !shown.includes(filter));

  const set = (key: string, next: readonly string[]) => {
    onChange(withFilter(value, key, next));
  };
  const add = (filter: FilterDefinition) => {
    if (filter.kind === 'toggle') set(filter.key, ['true']);
    else setEditing(filter.key);
  };

  const activeCount = filters.filter((filter) => isActive(value[filter.key])).length;
  const narrowing = (
    <>
      {shown.map((filter) => (
        <FilterChip
          key={filter.key}
          filter={filter}
          values={value[filter.key] ?? []}
          open={filter.key === editing}
          onOpenChange={(open) => {
            setEditing(open ? filter.key : null);
          }}
          onChange={(next) => {
            set(filter.key, next);
          }}
        />
      ))}
      {addable.length > 0 ? (
        <AddFilterMenu
          filters={addable}
          open={isAdding}
          onOpenChange={setAdding}
          onAdd={add}
          instead={
            <Button
              variant="ghost"
              icon={<ListFilter aria-hidden />}
              aria-haspopup="menu"
              onClick={() => {
                setAdding(true);
                AddFilterMenu.load().catch(() => setAdding(false));
              }}
            >
              {words.addFilter}
            </Button>
          }
        />
      ) : null}
      {activeCount > 0 ? (
        <Button
          variant="ghost"
          onClick={() => {
            setEditing(null);
            onChange({});
          }}
        >
          {words.clearFilters}
        </Button>
      ) : null}
    </>
  );

  return (
    <div
      role="search"
      aria-label={words.filters}
      data-slot="filter-bar"
      className={classes('flex flex-wrap items-center gap-1.5', isNarrow && 'flex-nowrap', className)}
    >
      {onSearchChange ? (
        <SearchField
          label={searchLabel ?? words.search}
          value={search ?? ''}
          onChange={onSearchChange}
          className={isNarrow ? 'min-w-0 flex-1' : 'w-64'}
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
  values: readonly string[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChange: (values: string[]) => void;
}

function FilterChip({ filter, values, open, onOpenChange, onChange }: FilterChipProps) {
  const { locale } = useLabels();
  const words = useWords(filterBarWords);
  const sentence = isActive(values)
    ? describeFilter(filter, values, { ...words, locale }, showDate)
    : words.filterIs(filter.label, '…');
  const textClasses = 'max-w-80 truncate rounded-l-medium py-1 pr-1.5 pl-2.5';

  return (
    <span className="inline-flex h-control min-w-0 items-center rounded-medium border border-border-strong bg-surface">
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
          <PopoverContent label={filter.label} className="p-2">
            <FilterEditor filter={filter} values={values} onChange={onChange} />
          </PopoverContent>
        </Popover>
      )}
      <button
        type="button"
        aria-label={words.removeFilter(filter.label)}
        className="mr-1 inline-flex size-6 shrink-0 items-center justify-center rounded-small text-text-muted hover:bg-surface-hover hover:text-text focus-visible:outline-offset-0"
        onClick={() => {
          onOpenChange(false);
          onChange([]);
        }}
      >
        <X size={14} aria-hidden />
      </button>
    </span>
  );
}

function showDate(date: string): string {
  return isIsoDate(date) ? formatTypedDate(date) : date;
}
