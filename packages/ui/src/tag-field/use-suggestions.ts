import { useState } from 'react';

import { filterOptions } from '../combobox-field/index.ts';

/** The most suggestions shown at once. */
const SHOWN = 8;

/** Returns the suggestions that match the typed text, and the highlighted one; none until an arrow key is pressed. */
export function useSuggestions(all: readonly string[], used: readonly string[], query: string) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const free = all.filter((tag) => !used.some((other) => other.toLowerCase() === tag.toLowerCase()));
  const shown = filterOptions(
    free.map((label) => ({ label })),
    query,
  )
    .slice(0, SHOWN)
    .map((option) => option.label);
  const isOpen = open && shown.length > 0;

  return {
    shown,
    isOpen,
    active: isOpen && active < shown.length ? active : -1,
    chosen: isOpen ? shown[active] : undefined,
    highlight: setActive,
    show: () => {
      setOpen(true);
      setActive(-1);
    },
    hide: () => {
      setOpen(false);
    },
    move: (by: 1 | -1) => {
      setOpen(true);
      const last = shown.length - 1;
      setActive((now) => (by === 1 ? (now >= last ? 0 : now + 1) : now <= 0 ? last : now - 1));
    },
  };
}
