import { Command } from 'cmdk';
import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';

import { classes } from '../classes/index.ts';
import type { ComboboxOption } from './combobox-option.ts';

export const itemClasses =
  'flex cursor-default items-start gap-2 rounded-small px-2 py-1.5 select-none data-[selected=true]:bg-surface-hover';

interface OptionRowProps {
  option: ComboboxOption;
  chosen: boolean;
  /** Draws a box before the text: several may be chosen. */
  multiple: boolean;
  onChoose: (option: ComboboxOption) => void;
  /** Where the row lies in a list that draws only what is in view, counted from 1. */
  place?: { position: number; count: number; style: CSSProperties } | undefined;
}

export function OptionRow({ option, chosen, multiple, onChoose, place }: OptionRowProps) {
  return (
    <Command.Item
      value={option.value}
      aria-checked={chosen}
      {...(place ? { 'aria-posinset': place.position, 'aria-setsize': place.count, style: place.style } : {})}
      className={classes(itemClasses, place && 'absolute inset-x-0 top-0')}
      onSelect={() => {
        onChoose(option);
      }}
    >
      {multiple ? <Box checked={chosen} /> : null}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{option.label}</span>
        {option.hint ? (
          <span className="block truncate text-small text-text-muted">{option.hint}</span>
        ) : null}
      </span>
      {chosen && !multiple ? (
        <Check size={16} aria-hidden className="mt-0.5 shrink-0 text-accent-text" />
      ) : null}
    </Command.Item>
  );
}

function Box({ checked }: { checked: boolean }) {
  return (
    <span
      aria-hidden
      className={classes(
        'mt-0.5 grid size-4 shrink-0 place-items-center rounded-small border',
        checked ? 'border-accent bg-accent text-on-accent' : 'border-border-strong bg-surface',
      )}
    >
      {checked ? <Check size={12} aria-hidden /> : null}
    </span>
  );
}
