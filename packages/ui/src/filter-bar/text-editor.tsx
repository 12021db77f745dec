import { TextField } from '../text-field/index.ts';
import type { FilterEditorProps } from './editor-props.ts';
import { usePaused } from './use-paused.ts';

/** A fragment of a text; Enter is enough. */
export function TextEditor({ filter, values, onChange, onDone }: FilterEditorProps) {
  const typing = usePaused((text: string) => onChange({ [filter.key]: [text.trim()] }));
  return (
    <TextField
      label={filter.label}
      defaultValue={values[filter.key]?.[0] ?? ''}
      className="w-64 max-w-full p-1"
      maxLength={200}
      autoComplete="off"
      onValueChange={typing.applyAfterPause}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        typing.now();
        onDone();
      }}
    />
  );
}
