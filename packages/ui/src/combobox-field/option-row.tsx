import { Check } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';

import { classes } from '../classes/index.ts';
import type { ComboboxOption } from './combobox-option.ts';

interface ListRowProps {
  id: string;
  /** Whether it is chosen, for `aria-selected`. */
  chosen: boolean;
  /** Whether Enter would select it; the search input refers to it by `aria-activedescendant`. */
  highlighted: boolean;
  onHighlight: () => void;
  onPick: () => void;
  /** Where the row lies in a list that draws only what is in view, counted from 1. */
  place?: { position: number; count: number; style: CSSProperties } | undefined;
  children: ReactNode;
}

export function ListRow({ id, chosen, highlighted, onHighlight, onPick, place, children }: ListRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search field has the focus and handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      data-highlighted={highlighted || undefined}
      {...(place ? { 'aria-posinset': place.position, 'aria-setsize': place.count, style: place.style } : {})}
      className={classes(
        'flex cursor-default items-start gap-2 rounded-small px-2 py-1.5 select-none data-highlighted:bg-surface-hover',
        place && 'absolute inset-x-0 top-0',
      )}
      onPointerMove={highlighted ? undefined : onHighlight}
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      onClick={onPick}
    >
      {children}
    </div>
  );
}

interface OptionRowProps extends Omit<ListRowProps, 'children'> {
  option: ComboboxOption;
  /** Draws a box before the text: several may be chosen. */
  multiple: boolean;
}

export function OptionRow({ option, multiple, ...row }: OptionRowProps) {
  return (
    <ListRow {...row}>
      {multiple ? <Box checked={row.chosen} /> : null}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{option.label}</span>
        {option.hint ? (
          <span className="block truncate text-small text-text-muted">{option.hint}</span>
        ) : null}
      </span>
      {row.chosen && !multiple ? (
        <Check size={16} aria-hidden className="mt-0.5 shrink-0 text-accent-text" />
      ) : null}
    </ListRow>
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
