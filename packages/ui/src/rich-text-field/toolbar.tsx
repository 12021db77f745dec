import { useEditorState, type Editor } from '@tiptap/react';
import { Bold, Code, Italic, List, ListOrdered, Strikethrough, TextQuote } from 'lucide-react';
import { Toolbar as RadixToolbar } from 'radix-ui';

import { useWords } from '../labels/index.ts';
import { LinkButton } from './link-button.tsx';
import { toolClasses } from './toolbar-look.ts';
import { richTextFieldWords } from './words.ts';

interface ToolbarProps {
  editor: Editor;
  label: string;
  disabled: boolean;
}

const TOOLS = [
  { name: 'bold', Icon: Bold, run: (editor: Editor) => editor.chain().focus().toggleBold().run() },
  { name: 'italic', Icon: Italic, run: (editor: Editor) => editor.chain().focus().toggleItalic().run() },
  {
    name: 'strike',
    Icon: Strikethrough,
    run: (editor: Editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    name: 'bulletList',
    Icon: List,
    run: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    Icon: ListOrdered,
    run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    Icon: TextQuote,
    run: (editor: Editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  { name: 'code', Icon: Code, run: (editor: Editor) => editor.chain().focus().toggleCode().run() },
] as const;

/** One stop for Tab; arrows, Home and End go along the buttons. */
export function Toolbar({ editor, label, disabled }: ToolbarProps) {
  const words = useWords(richTextFieldWords);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      Object.fromEntries(
        [...TOOLS.map(({ name }) => name), 'link'].map((name) => [name, now.isActive(name)]),
      ),
  });

  return (
    <RadixToolbar.Root
      aria-label={words.toolbar(label)}
      className="flex flex-wrap gap-0.5 border-b border-border p-1"
    >
      {TOOLS.map(({ name, Icon, run }) => (
        <RadixToolbar.Button
          key={name}
          aria-label={words[name]}
          aria-pressed={active[name] ?? false}
          title={words[name]}
          disabled={disabled}
          className={toolClasses}
          onClick={() => run(editor)}
        >
          <Icon size={16} aria-hidden />
        </RadixToolbar.Button>
      ))}
      <LinkButton editor={editor} active={active['link'] ?? false} disabled={disabled} />
    </RadixToolbar.Root>
  );
}
