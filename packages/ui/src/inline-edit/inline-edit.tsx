import { useRef, useState, type ReactNode, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import { useWords } from '../labels/index.ts';
import { lazyComponent } from '../lazy/index.ts';
import type { InlineEditDefinition } from './inline-edit-definition.ts';
import { inlineEditWords } from './words.ts';

/** The field a value turns into: it brings the calendar and the list of choices along, which reading does without. */
export const InlineEditField = lazyComponent(
  async () => (await import('./inline-edit-field.tsx')).InlineEditField,
);

export interface InlineEditProps {
  /** What the value is called. */
  label: string;
  edit: InlineEditDefinition;
  /** The displayed value; it must not contain a link or a button, because it is inside a button. */
  children: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A value that turns into its field in place; the field is laid over it, so nothing else moves. */
export function InlineEdit({ label, edit, children, className, ref }: InlineEditProps) {
  const { change } = useWords(inlineEditWords);
  const [editing, setEditing] = useState(false);
  const needsFocus = useRef(false);

  return (
    <div ref={ref} data-slot="inline-edit" className={classes('relative min-w-0 flex-1', className)}>
      {editing ? (
        <>
          <div aria-hidden className="invisible break-words">
            {children}
          </div>
          <InlineEditField
            label={label}
            edit={edit}
            className="absolute -top-[calc((var(--control-height)-20px)/2)] -right-1 -left-2.5 z-sticky max-w-96"
            onEnd={(end) => {
              needsFocus.current = end !== 'left';
              setEditing(false);
            }}
          />
        </>
      ) : (
        <button
          ref={(button) => {
            if (button && needsFocus.current) button.focus({ preventScroll: true });
            needsFocus.current = false;
          }}
          type="button"
          className="-mx-1.5 block w-fit max-w-full min-w-16! cursor-text rounded-small px-1.5 text-left break-words hover:bg-surface-hover"
          onClick={() => {
            const startEditing = () => {
              setEditing(true);
            };
            // text typed before the field is loaded would be lost; an error of loading is shown in the field's place
            InlineEditField.load().then(startEditing, startEditing);
          }}
        >
          <span className="sr-only">{change(label)}, </span>
          {children}
        </button>
      )}
    </div>
  );
}
