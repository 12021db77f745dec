import { useLayoutEffect, useReducer, useRef, type ChangeEvent } from 'react';

import { editFormatted, type Format } from './caret.ts';

interface FormattedInputOptions extends Format {
  value: string;
  onValueChange: (plain: string) => void;
  maxLength?: number | undefined;
}

/** Returns props of an input that shows a plain value grouped during typing and preserves the caret position. */
export function useFormattedInput({ value, onValueChange, format, parse, maxLength }: FormattedInputOptions) {
  const edited = useRef<{ input: HTMLInputElement; caret: number } | null>(null);
  // an edit that changes nothing of the value is undone all the same
  const [, drawAgain] = useReducer((edits: number) => edits + 1, 0);

  // React writes the grouped text after the edit, which would leave the caret at the end
  useLayoutEffect(() => {
    const { input, caret } = edited.current ?? {};
    edited.current = null;
    if (input && caret !== undefined && document.activeElement === input)
      input.setSelectionRange(caret, caret);
  });

  return {
    value: format(value),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const input = event.target;
      const edit = editFormatted(
        value,
        input.value,
        input.selectionStart ?? input.value.length,
        { format, parse },
        {
          deletes: deletionOf(event.nativeEvent),
          maxLength,
        },
      );
      edited.current = { input, caret: edit.caret };
      drawAgain();
      if (edit.plain !== value) onValueChange(edit.plain);
    },
  };
}

function deletionOf(event: Event): 'backward' | 'forward' | undefined {
  if (!(event instanceof InputEvent)) return undefined;
  if (event.inputType === 'deleteContentBackward') return 'backward';
  return event.inputType === 'deleteContentForward' ? 'forward' : undefined;
}
