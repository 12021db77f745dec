import { useState } from 'react';

interface TypedValueOptions<Value> {
  value: Value;
  onValueChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  /** Never fails: text that cannot be read becomes a value that `isUnreadable` recognises. */
  parse: (text: string) => Value;
  format: (value: Value) => string;
  isUnreadable: (value: Value) => boolean;
}

/**
 * Provides free typing over a canonical value: while typing the text is unchanged, on blur it is formatted;
 * invalid text remains so that it can be corrected.
 */
export function useTypedValue<Value>(options: TypedValueOptions<Value>) {
  const { value, onValueChange, onBlur, parse, format, isUnreadable } = options;
  const [draft, setDraft] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const unreadable = isUnreadable(value);

  return {
    text: draft !== null && (focused || unreadable) ? draft : format(value),
    /** True once the user has left the field with text that cannot be parsed. */
    unreadable: unreadable && !focused,
    inputProps: {
      onFocus: () => {
        setFocused(true);
      },
      onChange: (event: { target: { value: string } }) => {
        setFocused(true);
        setDraft(event.target.value);
        onValueChange(parse(event.target.value));
      },
      onBlur: () => {
        setFocused(false);
        if (!unreadable) setDraft(null);
        onBlur?.();
      },
    },
  };
}
