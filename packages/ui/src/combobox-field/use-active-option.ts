import { useId, useState, type KeyboardEvent } from 'react';

export interface ActiveOption {
  /** Of the list; the search line names it by `aria-controls`. */
  listId: string;
  /** Counted from 0; -1 while there is nothing to choose from. */
  index: number;
  idOf: (index: number) => string;
  highlight: (index: number) => void;
  /** For the element with the focus: moves, and selects the highlighted option. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Returns which option of a list Enter would select; the focus remains in the input, which points to it. */
export function useActiveOption(values: readonly string[], onPick: (index: number) => void): ActiveOption {
  const listId = useId();
  const [active, setActive] = useState('');
  // what was active may be gone when the answer comes
  const found = values.indexOf(active);
  const index = found === -1 && values.length > 0 ? 0 : found;
  const idOf = (at: number) => `${listId}-${at}`;

  const highlight = (at: number) => {
    setActive(values[at] ?? '');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = values.length - 1;
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: event.metaKey ? last : Math.min(index + 1, last),
      ArrowUp: event.metaKey ? 0 : Math.max(index - 1, 0),
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target !== undefined) {
      event.preventDefault();
      highlight(target);
      document.getElementById(idOf(target))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (index >= 0) onPick(index);
    }
  };

  return { listId, index, idOf, highlight, onKeyDown };
}
