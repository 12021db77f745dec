import type { Editor } from '@tiptap/react';
import { Link as LinkIcon } from 'lucide-react';
import { Toolbar as RadixToolbar } from 'radix-ui';
import { useState } from 'react';

import { Button } from '../button/index.ts';
import { useWords } from '../labels/index.ts';
import { Popover, PopoverContent, PopoverTrigger } from '../popover/index.ts';
import { TextField } from '../text-field/index.ts';
import { readHref, text } from './document.ts';
import { toolClasses } from './toolbar-look.ts';
import { richTextFieldWords } from './words.ts';

interface LinkButtonProps {
  editor: Editor;
  active: boolean;
  disabled: boolean;
}

/** Prompts for an address and links the selected text to it; without a selection the address itself is inserted. */
export function LinkButton({ editor, active, disabled }: LinkButtonProps) {
  const words = useWords(richTextFieldWords);
  const [open, setOpen] = useState(false);
  const [address, setAddress] = useState('');
  const [refused, setRefused] = useState(false);

  const set = () => {
    const href = readHref(address);
    setRefused(href === undefined);
    if (href === undefined) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !active) {
      chain
        .insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    } else chain.setLink({ href }).run();
    setOpen(false);
  };

  return (
    <Popover
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setRefused(false);
        if (next) setAddress(text(editor.getAttributes('link')['href']));
      }}
    >
      <PopoverTrigger>
        <RadixToolbar.Button
          aria-label={words.link}
          aria-pressed={active}
          title={words.link}
          disabled={disabled}
          className={toolClasses}
        >
          <LinkIcon size={16} aria-hidden />
        </RadixToolbar.Button>
      </PopoverTrigger>
      <PopoverContent
        label={words.link}
        className="w-72"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          editor.commands.focus();
        }}
      >
        <div className="flex flex-col gap-3">
          <TextField
            label={words.address}
            value={address}
            error={refused ? words.badAddress : undefined}
            onValueChange={setAddress}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              set();
            }}
          />
          <div className="flex justify-end gap-2">
            {active ? (
              <Button
                size="small"
                variant="ghost"
                onClick={() => {
                  editor.chain().focus().extendMarkRange('link').unsetLink().run();
                  setOpen(false);
                }}
              >
                {words.removeLink}
              </Button>
            ) : null}
            <Button size="small" variant="primary" onClick={set}>
              {words.setLink}
            </Button>
          </div>
        </div>
      </PopoverContent>
    </Popover>
  );
}
