import { useState } from 'react';

import { useWords } from '../labels/index.ts';
import type { EditEnd } from './inline-edit-definition.ts';
import { inlineEditWords } from './words.ts';

interface DraftOptions<Value> {
  edit: {
    value: Value;
    onSave: (value: Value) => unknown;
    validate?: ((value: Value) => string | undefined) | undefined;
    describeError?: ((error: unknown) => string) | undefined;
  };
  /** The reason a value was not understood, or nothing. */
  unreadable?: ((value: Value) => string | undefined) | undefined;
  onEnd: (end: EditEnd) => void;
}

export interface Draft<Value> {
  value: Value;
  error: string | undefined;
  pending: boolean;
  change: (value: Value) => void;
  /** Saves what changed and ends so; a refused value stays for correction. */
  finish: (end: EditEnd, value?: Value) => void;
}

/** A value on its way: typed, checked, being saved, refused. */
export function useDraft<Value>({ edit, unreadable, onEnd }: DraftOptions<Value>): Draft<Value> {
  const { notSaved } = useWords(inlineEditWords);
  const [value, setValue] = useState(edit.value);
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  async function save(end: EditEnd, next: Value): Promise<void> {
    setError(undefined);
    setPending(true);
    try {
      await edit.onSave(next);
      onEnd(end);
    } catch (failure) {
      setPending(false);
      setError(edit.describeError?.(failure) ?? notSaved);
    }
  }

  return {
    value,
    error,
    pending,
    change: (next) => {
      if (!pending) setValue(next);
    },
    finish: (end, next = value) => {
      if (pending) return;
      if (end === 'cancelled' || Object.is(next, edit.value)) {
        onEnd(end);
        return;
      }
      const refusal = unreadable?.(next) ?? edit.validate?.(next);
      if (refusal) setError(refusal);
      else void save(end, next);
    },
  };
}
