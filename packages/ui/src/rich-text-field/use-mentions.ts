import type { SuggestionKeyDownProps, SuggestionProps } from '@tiptap/suggestion';
import { useLayoutEffect, useRef, useState } from 'react';

import { suggestPeople, type Mentionable } from '../mention-list/index.ts';

interface Suggested {
  people: readonly Mentionable[];
  active: number;
  /** Pixels from the corner of the editor's frame. */
  left: number;
  top: number;
}

/** Suggests people while `@…` is typed. The editor uses callbacks, so a ref contains the newest state for its keys. */
export function useMentions(people: readonly Mentionable[]) {
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  const latest = useRef({ people, suggested, choose: (_person: Mentionable) => {} });
  useLayoutEffect(() => {
    latest.current.people = people;
  }, [people]);

  const show = (next: Suggested | null) => {
    latest.current.suggested = next;
    setSuggested(next);
  };
  const update = (props: SuggestionProps<Mentionable, { id: string; label: string }>) => {
    latest.current.choose = ({ id, name }) => {
      props.command({ id, label: name });
    };
    show(props.items.length === 0 ? null : { people: props.items, active: 0, ...placeOf(props) });
  };
  const [suggestion] = useState(() => ({
    char: '@',
    items: ({ query }: { query: string }) => suggestPeople(latest.current.people, query),
    render: () => ({
      onStart: update,
      onUpdate: update,
      onExit: () => {
        show(null);
      },
      onKeyDown: ({ event }: SuggestionKeyDownProps) => {
        const now = latest.current.suggested;
        if (!now) return false;
        const { length } = now.people;
        if (event.key === 'ArrowDown') show({ ...now, active: (now.active + 1) % length });
        else if (event.key === 'ArrowUp') show({ ...now, active: (now.active + length - 1) % length });
        else if (event.key === 'Enter' || event.key === 'Tab') {
          const person = now.people[now.active];
          if (person) latest.current.choose(person);
        } else if (event.key === 'Escape') {
          event.stopPropagation();
          show(null);
        } else return false;
        return true;
      },
    }),
  }));

  return {
    suggestion,
    suggested,
    choose: (person: Mentionable) => {
      latest.current.choose(person);
    },
    activate: (active: number) => {
      if (suggested) show({ ...suggested, active });
    },
  };
}

/** Width of the list in pixels, the same as in its class. */
const LIST_WIDTH = 256;

/** Just below the `@`, inside the frame as far as its width allows. */
function placeOf({ editor, clientRect }: SuggestionProps): { left: number; top: number } {
  const sign = clientRect?.();
  const frame = editor.view.dom.closest('[data-slot=rich-text-editor]')?.getBoundingClientRect();
  if (!sign || !frame) return { left: 0, top: 0 };
  const left = Math.min(sign.left - frame.left, frame.width - LIST_WIDTH);
  return { left: Math.max(0, left), top: sign.bottom - frame.top + 4 };
}
