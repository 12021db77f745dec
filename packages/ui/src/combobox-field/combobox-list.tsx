import { Command } from 'cmdk';
import { Check, Plus, Search } from 'lucide-react';

import { useLabels } from '../labels/index.ts';
import type { ComboboxOption } from './combobox-option.ts';

interface ComboboxListProps {
  label: string;
  query: string;
  onQueryChange: (query: string) => void;
  options: readonly ComboboxOption[];
  selected: string | undefined;
  loading: boolean;
  emptyLabel: string;
  createLabel: (query: string) => string;
  onChoose: (option: ComboboxOption) => void;
  onCreate: ((query: string) => void) | undefined;
}

const itemClasses =
  'flex cursor-default items-start gap-2 rounded-small px-2 py-1.5 select-none data-[selected=true]:bg-surface-hover';

/** The search line and the answers below it; arrows, Home, End and Enter are cmdk's. */
export function ComboboxList(props: ComboboxListProps) {
  const { label, query, onQueryChange, options, selected, loading, emptyLabel, createLabel } = props;
  const { form } = useLabels();
  const typed = query.trim();
  const isNew = typed !== '' && !options.some((option) => option.label.toLowerCase() === typed.toLowerCase());

  return (
    <Command label={label} shouldFilter={false}>
      <div className="flex items-center gap-2 border-b border-border px-2.5">
        <Search size={16} aria-hidden className="shrink-0 text-text-muted" />
        <Command.Input
          value={query}
          onValueChange={onQueryChange}
          placeholder={form.typeToSearch}
          className="h-control min-w-0 flex-1 bg-transparent outline-none placeholder:text-text-faint"
        />
      </div>
      <Command.List label={label} className="max-h-72 overflow-y-auto p-1" aria-busy={loading}>
        {options.map((option) => (
          <Command.Item
            key={option.value}
            value={option.value}
            className={itemClasses}
            onSelect={() => {
              props.onChoose(option);
            }}
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate">{option.label}</span>
              {option.hint ? (
                <span className="block truncate text-small text-text-muted">{option.hint}</span>
              ) : null}
            </span>
            {option.value === selected ? (
              <Check size={16} aria-hidden className="mt-0.5 shrink-0 text-accent-text" />
            ) : null}
          </Command.Item>
        ))}
        {props.onCreate && isNew ? (
          <Command.Item
            key="create"
            value={`create:${typed}`}
            className={itemClasses}
            onSelect={() => {
              props.onCreate?.(typed);
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
        {loading ? form.searching : options.length === 0 ? emptyLabel : form.resultCount(options.length)}
      </p>
    </Command>
  );
}
