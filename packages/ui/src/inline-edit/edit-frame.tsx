import { LoaderCircle } from 'lucide-react';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';

import { classes } from '../classes/index.ts';
import { useWords } from '../labels/index.ts';
import type { EditEnd } from './inline-edit-definition.ts';
import { inlineEditWords } from './words.ts';

interface EditFrameProps {
  pending: boolean;
  error: string | undefined;
  /** Tab ends the editing and goes on to the next value. */
  tabs: boolean;
  onFinish: (end: EditEnd) => void;
  className: string | undefined;
  children: ReactNode;
}

/** Handles the keys and the blur of a field that replaces a value. */
export function EditFrame({ pending, error, tabs, onFinish, className, children }: EditFrameProps) {
  const { saving } = useWords(inlineEditWords);
  const frame = useRef<HTMLDivElement>(null);
  const inside = useRef(true);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // keys pressed in a list or calendar the field has opened come here too, and are not meant for it
    if (!(event.target instanceof HTMLElement) || !frame.current?.contains(event.target)) return;
    event.stopPropagation();
    const end = endOf(event, tabs);
    if (!end) return;
    event.preventDefault();
    onFinish(end);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field inside handles the keys, the frame only the end of editing
    <div
      ref={frame}
      data-slot="inline-edit-field"
      aria-busy={pending}
      onKeyDown={handleKeyDown}
      onClick={(event) => {
        event.stopPropagation();
      }}
      onFocus={() => {
        inside.current = true;
      }}
      onBlur={() => {
        inside.current = false;
        // the focus may only be going to the field's own calendar or list
        requestAnimationFrame(() => {
          const stays = inside.current || frame.current?.contains(document.activeElement);
          if (frame.current && !stays) onFinish('left');
        });
      }}
      className={classes('rounded-medium bg-surface', error && 'shadow-floating', className)}
    >
      {children}
      {pending ? (
        <LoaderCircle
          size={14}
          aria-hidden
          className="absolute top-2.5 right-2.5 animate-spin text-text-muted motion-reduce:animate-none"
        />
      ) : null}
      <span role="status" className="sr-only">
        {pending ? saving : (error ?? '')}
      </span>
    </div>
  );
}

function endOf(event: KeyboardEvent, tabs: boolean): EditEnd | undefined {
  if (event.key === 'Escape') return 'cancelled';
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) return 'saved';
  if (event.key === 'Tab' && tabs) return event.shiftKey ? 'previous' : 'next';
  return undefined;
}
