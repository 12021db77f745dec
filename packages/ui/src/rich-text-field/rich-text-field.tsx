import { lazy, Suspense, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import { controlBoxClasses, Field, useFieldValue, type FieldBaseProps } from '../field/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import type { Mentionable } from '../mention-list/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { plainText, type RichTextNode } from './document.ts';
import { richTextFieldWords } from './words.ts';

export interface RichTextFieldProps extends FieldBaseProps {
  /** A Tiptap document; null when nothing was ever written. */
  value?: RichTextNode | null | undefined;
  /** The initial value of a field without `value`. */
  defaultValue?: RichTextNode | undefined;
  /** The document and, beside it, what is written in plain words ('' when nothing is). */
  onValueChange?: ((value: RichTextNode, text: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** Who may be mentioned by `@`. */
  people?: readonly Mentionable[] | undefined;
  placeholder?: string | undefined;
  /** The most characters of the plain text; more is shown as an error and never cut. */
  maxLength?: number | undefined;
  /** The frame of the field. */
  ref?: Ref<HTMLDivElement> | undefined;
}

const Editor = lazy(() => import('./editor.tsx').then((module) => ({ default: module.Editor })));

/** Longer text with a little formatting and mentions. The editor loads when the field is first shown. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, hideLabel, hint, required = false, disabled = false, id, name, className } = props;
  const { ref, onValueChange, onBlur, people = [], placeholder = '', maxLength } = props;
  const [value, setValue] = useFieldValue<RichTextNode | null>(
    {
      value: props.value,
      defaultValue: props.defaultValue,
      onValueChange: (next) => {
        if (next) onValueChange?.(next, plainText(next));
      },
    },
    null,
  );
  const { loading, charactersUsed } = useLabels();
  const words = useWords(richTextFieldWords);
  const used = value === null ? 0 : plainText(value).length;
  const tooLong = maxLength !== undefined && used > maxLength;
  const error = props.error ?? (tooLong ? words.tooLong(maxLength) : undefined);

  return (
    <Field
      {...{ label, hideLabel, hint, error, required, disabled, id, name, className }}
      ref={ref}
      corner={
        maxLength === undefined ? undefined : (
          <span
            className={classes('text-tiny tabular-nums', tooLong ? 'text-destructive' : 'text-text-muted')}
          >
            <span className="sr-only">{charactersUsed(used, maxLength)}</span>
            <span aria-hidden>
              {used} / {maxLength}
            </span>
          </span>
        )
      }
    >
      {(control) => (
        <div
          data-slot="rich-text-field"
          data-invalid={Boolean(error)}
          data-disabled={disabled}
          className={classes(controlBoxClasses, 'items-stretch')}
        >
          <Suspense fallback={<EditorSkeleton label={loading} />}>
            <Editor
              id={control.id}
              label={label}
              value={value}
              onValueChange={setValue}
              onBlur={onBlur}
              people={people}
              placeholder={placeholder}
              disabled={disabled}
              describedBy={control['aria-describedby']}
              invalid={Boolean(error)}
              required={required}
            />
          </Suspense>
        </div>
      )}
    </Field>
  );
}

/** As high as the empty editor, so that nothing moves when it comes. */
function EditorSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy className="flex-1">
      <span className="sr-only">{label}</span>
      <div className="flex h-[37px] items-center gap-2 border-b border-border px-2">
        <Skeleton className="h-4 w-40" />
      </div>
      <div className="h-24 px-2.5 py-2">
        <Skeleton className="h-4 w-3/5" />
      </div>
    </div>
  );
}
