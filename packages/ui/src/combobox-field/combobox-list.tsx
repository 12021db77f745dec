import { Plus, Search } from 'lucide-react';
import { useRef, type Ref, useState } from 'react';

import { defineWords, useWords } from '../labels/index.ts';
import type { ComboboxOption } from './combobox-option.ts';
import { ListRow, OptionRow } from './option-row.tsx';
import { useActiveOption } from './use-active-option.ts';
import { MANY_OPTIONS, VirtualOptions } from './virtual-options.tsx';

const comboboxFieldWords = defineWords('combobox-field', {
  pl: {
    searching: 'Szukam…',
    typeToSearch: 'Zacznij pisać, aby wyszukać',
    resultCount: (count: number) => `Wyniki: ${count}`,
    create: (query: string) => `Dodaj „${query}”`,
  },
  en: {
    searching: 'Searching…',
    typeToSearch: 'Start typing to search',
    resultCount: (count) => `Results: ${count}`,
    create: (query) => `Add “${query}”`,
  },
});

/**
 * Freezes what is shown while a row of it is pressed: a response that arrives meanwhile would move the row from under
 * the pointer, and the press would be lost or hit another row.
 */
function useFrozen<Shown>(shown: Shown): {
  readonly shown: Shown;
  readonly onPointerDown: () => void;
} {
  const [frozen, setFrozen] = useState<{ readonly shown: Shown }>();
  const onPointerDown = () => {
    setFrozen({ shown });
    const released = new AbortController();
    const release = () => {
      released.abort();
      setFrozen(undefined);
    };
    // a press ends with a click wherever it is let go, a scroll by touch without one
    for (const end of ['click', 'pointercancel'])
      document.addEventListener(end, release, { signal: released.signal });
  };
  return { shown: frozen ? frozen.shown : shown, onPointerDown };
}

export interface ComboboxListProps {
  label: string;
  query: string;
  onQueryChange: (query: string) => void;
  options: readonly ComboboxOption[];
  isChosen: (value: string) => boolean;
  /** Several may be chosen: rows show a box. */
  multiple?: boolean | undefined;
  loading: boolean;
  emptyLabel: string;
  onChoose: (option: ComboboxOption) => void;
  createLabel?: ((query: string) => string) | undefined;
  onCreate?: ((query: string) => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The value of the create option, different from every other; constant, because it identifies the active option. */
const createValue = 'create:';

/** The search input and the options below it: the input has the focus and points to the highlighted option. */
export function ComboboxList(props: ComboboxListProps) {
  const {
    label,
    query,
    onQueryChange,
    isChosen,
    multiple = false,
    loading,
    emptyLabel,
    className,
    ref,
  } = props;
  const { onChoose, onCreate } = props;
  const words = useWords(comboboxFieldWords);
  const createLabel = props.createLabel ?? words.create;
  const list = useRef<HTMLDivElement>(null);
  const { shown: options, onPointerDown } = useFrozen(props.options);
  const typed = query.trim();
  const isNew = typed !== '' && !options.some((option) => option.label.toLowerCase() === typed.toLowerCase());
  const offersNew = onCreate !== undefined && isNew;
  const values = [...options.map(({ value }) => value), ...(offersNew ? [createValue] : [])];
  const active = useActiveOption(values, (index) => {
    const option = options[index];
    if (option) onChoose(option);
    else onCreate?.(typed);
  });

  return (
    <div className={className} ref={ref}>
      <div className="flex items-center gap-2 border-b border-border px-2.5">
        <Search size={16} aria-hidden className="shrink-0 text-text-muted" />
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded
          aria-controls={active.listId}
          aria-activedescendant={active.index < 0 ? undefined : active.idOf(active.index)}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            list.current?.scrollTo(0, 0);
            onQueryChange(event.target.value);
          }}
          onKeyDown={(event) => {
            // what is there was found for other words
            if (event.key === 'Enter' && loading) event.preventDefault();
            else active.onKeyDown(event);
          }}
          placeholder={words.typeToSearch}
          className="h-control min-w-0 flex-1 bg-transparent outline-none placeholder:text-text-faint"
        />
      </div>
      <div
        ref={list}
        id={active.listId}
        role="listbox"
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        aria-busy={loading}
        onPointerDown={onPointerDown}
        className="max-h-72 overflow-y-auto p-1"
      >
        {options.length > MANY_OPTIONS ? (
          <VirtualOptions
            options={options}
            scroller={list}
            active={active}
            isChosen={isChosen}
            multiple={multiple}
            onChoose={onChoose}
          />
        ) : (
          options.map((option, index) => (
            <OptionRow
              key={option.value}
              id={active.idOf(index)}
              option={option}
              chosen={isChosen(option.value)}
              highlighted={index === active.index}
              multiple={multiple}
              onHighlight={() => {
                active.highlight(index);
              }}
              onPick={() => {
                onChoose(option);
              }}
            />
          ))
        )}
        {offersNew ? (
          <ListRow
            id={active.idOf(options.length)}
            chosen={false}
            highlighted={active.index === options.length}
            onHighlight={() => {
              active.highlight(options.length);
            }}
            onPick={() => {
              onCreate(typed);
            }}
          >
            <Plus size={16} aria-hidden className="mt-0.5 shrink-0 text-accent-text" />
            <span className="min-w-0 flex-1">{createLabel(typed)}</span>
          </ListRow>
        ) : null}
      </div>
      <p
        role="status"
        className={options.length === 0 || loading ? 'px-3 pt-1 pb-3 text-small text-text-muted' : 'sr-only'}
      >
        {loading ? words.searching : options.length === 0 ? emptyLabel : words.resultCount(options.length)}
      </p>
    </div>
  );
}
