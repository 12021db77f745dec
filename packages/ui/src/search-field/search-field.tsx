import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import {
  controlBoxClasses,
  controlInputClasses,
  InnerButton,
  quietControlClasses,
  useFieldValue,
} from '../field/index.ts';
import { Kbd } from '../kbd/index.ts';
import { useLabels } from '../labels/index.ts';

export interface SearchFieldProps {
  /** Accessible name; nothing else labels the field. */
  label: string;
  value?: string | undefined;
  /** The initial value of a field without `value`. */
  defaultValue?: string | undefined;
  /** Called when typing has paused, at once on Enter, the arrow down, clearing and Escape. */
  onValueChange?: ((value: string) => void) | undefined;
  /** How long typing has to pause, in milliseconds. */
  delay?: number;
  placeholder?: string;
  /** A single key that focuses the field from anywhere outside of other fields, e.g. `/`. */
  shortcut?: string;
  className?: string;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** What is typed and has not come back as the value yet. */
interface Typed {
  text: string;
  /** The value when typing started and all sent since; any other value comes from outside and replaces the text. */
  expected: readonly string[];
  /** It has not been sent yet. */
  isPaused: boolean;
}

export function SearchField(props: SearchFieldProps) {
  const { label, delay = 150, placeholder, shortcut, className, ref } = props;
  const [value, setValue] = useFieldValue(props, '');
  const labels = useLabels();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState<Typed | null>(null);
  const isOwn = typed?.expected.includes(value) ?? false;
  const text = typed && isOwn ? typed.text : value;
  if (typed && !typed.isPaused && (!isOwn || typed.text === value)) setTyped(null);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => (shortcut ? listenForShortcut(shortcut, input) : undefined), [shortcut]);

  // what was sent a moment ago and is not drawn yet counts as well
  const expectedOf = (before: Typed | null) => (before?.expected.includes(value) ? before.expected : [value]);
  const send = (next: string) => {
    clearTimeout(timer.current);
    setTyped((before) => ({ text: next, expected: [...expectedOf(before), next], isPaused: false }));
    setValue(next);
  };
  const type = (next: string) => {
    clearTimeout(timer.current);
    setTyped((before) => ({ text: next, expected: expectedOf(before), isPaused: true }));
    timer.current = setTimeout(() => send(next), delay);
  };

  return (
    <div
      ref={ref}
      data-slot="search-field"
      className={classes(controlBoxClasses, quietControlClasses, className)}
    >
      <Search size={16} aria-hidden className="ml-2.5 shrink-0 text-text-muted" />
      <input
        ref={input}
        type="text"
        role="searchbox"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={placeholder ?? label}
        value={text}
        className={classes(controlInputClasses, 'pl-1.5')}
        onChange={(event) => {
          type(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === 'ArrowDown') send(text);
          if (event.key === 'Escape' && text !== '') {
            event.stopPropagation();
            send('');
          }
        }}
      />
      {text === '' ? (
        shortcut && (
          <span aria-hidden className="mr-2 max-sm:hidden pointer-coarse:hidden">
            <Kbd>{shortcut}</Kbd>
          </span>
        )
      ) : (
        <InnerButton
          label={labels.clear}
          icon={<X size={14} aria-hidden />}
          onClick={() => {
            send('');
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function listenForShortcut(shortcut: string, input: { current: HTMLInputElement | null }) {
  const focus = (event: KeyboardEvent) => {
    const typing =
      event.target instanceof HTMLElement &&
      event.target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]');
    if (event.key !== shortcut || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.current?.focus();
    input.current?.select();
  };
  document.addEventListener('keydown', focus);
  return () => {
    document.removeEventListener('keydown', focus);
  };
}
