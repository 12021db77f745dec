import { Mention } from '@tiptap/extension-mention';
import { Placeholder } from '@tiptap/extension-placeholder';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';

import { classes } from '../classes/index.ts';
import { MentionList, type Mentionable } from '../mention-list/index.ts';
import { safeHref, type RichTextNode } from './document.ts';
import { mentionClasses, proseClasses } from './prose-classes.ts';
import { Toolbar } from './toolbar.tsx';
import { useMentions } from './use-mentions.ts';

export interface EditorProps {
  id: string;
  label: string;
  value: RichTextNode | null;
  onValueChange: (value: RichTextNode) => void;
  onBlur?: (() => void) | undefined;
  people: readonly Mentionable[];
  placeholder: string;
  disabled: boolean;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const NOTHING: RichTextNode = { type: 'doc', content: [{ type: 'paragraph' }] };

/** The editor itself; loaded only where text is edited. */
export function Editor(props: EditorProps) {
  const { id, label, value, onValueChange, onBlur, people, placeholder, disabled } = props;
  // what was written and has not come back as the value yet, as text, for forms give copies back;
  // the first value is in the editor already
  const awaited = useRef([JSON.stringify(value)]);
  const { suggestion, suggested, choose, activate } = useMentions(people);
  const listId = `${id}-mentions`;

  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: false,
        codeBlock: false,
        horizontalRule: false,
        underline: false,
        link: {
          openOnClick: false,
          defaultProtocol: 'https',
          HTMLAttributes: { rel: 'noopener noreferrer nofollow', target: '_blank' },
          isAllowedUri: (href) => safeHref(href) !== undefined,
        },
      }),
      Placeholder.configure({ placeholder }),
      Mention.configure({ HTMLAttributes: { class: mentionClasses }, suggestion }),
    ],
    content: value,
    editable: !disabled,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...(props.describedBy ? { 'aria-describedby': props.describedBy } : {}),
        ...(props.invalid ? { 'aria-invalid': 'true' } : {}),
        ...(props.required ? { 'aria-required': 'true' } : {}),
        ...(disabled ? { 'aria-disabled': 'true' } : {}),
        ...(suggested
          ? { 'aria-controls': listId, 'aria-activedescendant': `${listId}-${suggested.active}` }
          : {}),
        class: classes('min-h-24 px-2.5 py-2 outline-none', proseClasses, placeholderClasses),
      },
    },
    onUpdate: ({ editor: now }) => {
      const document: RichTextNode = now.getJSON();
      awaited.current.push(JSON.stringify(document));
      onValueChange(document);
    },
    onBlur: () => onBlur?.(),
  });

  // a value from outside (a form reset) is put into the editor, which has its own state
  useEffect(() => {
    const place = awaited.current.indexOf(JSON.stringify(value));
    awaited.current = place < 0 ? [] : awaited.current.slice(place + 1);
    if (place >= 0) return;
    editor.commands.setContent(value ?? NOTHING, { emitUpdate: false });
  }, [editor, value]);

  return (
    <div data-slot="rich-text-editor" className="relative min-w-0 flex-1">
      <Toolbar editor={editor} label={label} disabled={disabled} />
      <EditorContent editor={editor} />
      {suggested ? (
        <MentionList
          id={listId}
          people={suggested.people}
          active={suggested.active}
          onChoose={choose}
          onActive={activate}
          className="w-64"
          style={{ left: suggested.left, top: suggested.top }}
        />
      ) : null}
    </div>
  );
}

const placeholderClasses =
  '[&_.is-editor-empty:first-child]:before:pointer-events-none [&_.is-editor-empty:first-child]:before:float-left [&_.is-editor-empty:first-child]:before:h-0 [&_.is-editor-empty:first-child]:before:text-text-faint [&_.is-editor-empty:first-child]:before:content-[attr(data-placeholder)]';
