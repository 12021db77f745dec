import { ChoicesEditor } from './choices-editor.tsx';
import { DatesEditor } from './dates-editor.tsx';
import type { FilterEditorProps } from './editor-props.ts';
import { NumbersEditor } from './numbers-editor.tsx';
import { SearchedEditor } from './searched-editor.tsx';
import { TextEditor } from './text-editor.tsx';

/** Where one filter's value is chosen; every change applies at once. */
export function FilterEditor({ filter, ...rest }: FilterEditorProps) {
  switch (filter.kind) {
    case 'toggle':
      return null;
    case 'dateRange':
      return <DatesEditor filter={filter} {...rest} />;
    case 'numberRange':
      return <NumbersEditor filter={filter} {...rest} />;
    case 'text':
      return <TextEditor filter={filter} {...rest} />;
    default:
      return filter.Search ? (
        <filter.Search>
          {(search) => <SearchedEditor filter={filter} search={search} {...rest} />}
        </filter.Search>
      ) : (
        <ChoicesEditor filter={filter} {...rest} />
      );
  }
}
