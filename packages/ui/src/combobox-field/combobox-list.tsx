import { Command } from 'cmdk';
import { Plus, Search } from 'lucide-react';
import { useRef, useState } from 'react';

import { useWords } from '../labels/index.ts';
import type { ComboboxOption } from './combobox-option.ts';
import { itemClasses, OptionRow } from './option-row.tsx';
import { MANY_OPTIONS, VirtualOptions } from './virtual-options.tsx';
import { comboboxFieldWords } from './words.ts';

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
}

/** No option has it. */
const createValue = 'create:';

/** The search line and the answers below it; arrows, Home, End and Enter are cmdk's. */
export function ComboboxList(props: ComboboxListProps) {
  const { label, query, onQueryChange, options, isChosen, multiple = false, loading, emptyLabel } = props;
  const { onChoose, onCreate } = props;
  const words = useWords(comboboxFieldWords);
  const createLabel = props.createLabel ?? words.create;
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState('');
  const typed = query.trim();
  const isNew = typed !== '' && !options.some((option) => option.label.toLowerCase() === typed.toLowerCase());
  const values = [...options.map(({ value }) => value), ...(onCreate && isNew ? [createValue] : [])];
  // what was active may be gone when the answer comes
  const current = values.includes(active) ? active : (values[0] ?? '');

  return (
    <Command
      label={label}
      shouldFilter={false}
      value={current}
      onValueChange={setActive}
      onKeyDown={(event) => {
        // what is there was found for other words
        if (event.key === 'Enter' && loading) event.preventDefault();
      }}
    >
      <div className="flex items-center gap-2 border-b border-border px-2.5">
        <Search size={16} aria-hidden className="shrink-0 text-text-muted" />
        <Command.Input
          value={query}
          onValueChange={onQueryChange}
          placeholder={words.typeToSearch}
          className="h-control min-w-0 flex-1 bg-transparent outline-none placeholder:text-text-faint"
        />
      </div>
      <Command.List
        ref={list}
        label={label}
        className="max-h-72 overflow-y-auto p-1"
        // cmdk calls the highlighted option selected, and what is chosen is checked: in a list of
        // which several can be selected the highlighted one would be announced as chosen
        aria-busy={loading}
      >
        {options.length > MANY_OPTIONS ? (
          <VirtualOptions
            options={options}
            scroller={list}
            active={current}
            isChosen={isChosen}
            multiple={multiple}
            onChoose={onChoose}
          />
        ) : (
          options.map((option) => (
            <OptionRow
              key={option.value}
              option={option}
              chosen={isChosen(option.value)}
              multiple={multiple}
              onChoose={onChoose}
            />
          ))
        )}
        {onCreate && isNew ? (
          <Command.Item
            key="create"
            // the same whatever is typed: what is active is remembered by it
            value={createValue}
            className={itemClasses}
            onSelect={() => {
              onCreate(typed);
            }}
          >
            <Plus size={16} aria-hidden className="mt-0.5 shrink-0 text-accent-text" />
            <span className="min-w-0 flex-1">{createLabel(typed)}</span>
          </Command.Item>
        ) : null}
      </Command.List>
      <p
        role="status"
        className={options.length === 0 || loading ? 'px-3 pt-1 pb-3 text-small text-text-muted' : 'sr-only'}
      >
        {loading ? words.searching : options.length === 0 ? emptyLabel : words.resultCount(options.length)}
      </p>
    </Command>
  );
}
