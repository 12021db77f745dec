import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import { ControlBox, Field, useFieldValues, type FieldBaseProps, type FieldValues } from '../field/index.ts';
import { defineWords, useWords } from '../labels/index.ts';
import { Popover, PopoverAnchor, PopoverContent } from '../popover/index.ts';
import { TagChip } from './tag-chip.tsx';
import { addTags, splitTags, type RefusedTag, type TagRefusal, type TagRules } from './tags.ts';
import { useSuggestions } from './use-suggestions.ts';

const tagFieldWords = defineWords('tag-field', {
  pl: {
    placeholder: 'Wpisz i naciśnij Enter',
    remove: (tag: string) => `Usuń: ${tag}`,
    chosen: 'Dodane',
    suggestions: (label: string) => `${label}: podpowiedzi`,
    added: (tag: string) => `Dodano: ${tag}`,
    removed: (tag: string) => `Usunięto: ${tag}`,
    refused: (tag: string, reason: TagRefusal, max: number) =>
      ({
        duplicate: `„${tag}” już tu jest`,
        tooMany: `Nie dodano „${tag}”: limit to ${max}`,
        invalid: `Nie dodano „${tag}”`,
      })[reason],
  },
  en: {
    placeholder: 'Type and press Enter',
    remove: (tag) => `Remove: ${tag}`,
    chosen: 'Added',
    suggestions: (label) => `${label}: suggestions`,
    added: (tag) => `Added: ${tag}`,
    removed: (tag) => `Removed: ${tag}`,
    refused: (tag, reason, max) =>
      ({
        duplicate: `“${tag}” is already here`,
        tooMany: `“${tag}” was not added: the limit is ${max}`,
        invalid: `“${tag}” was not added`,
      })[reason],
  },
});

export interface TagFieldProps extends FieldBaseProps, FieldValues<string>, TagRules {
  onBlur?: (() => void) | undefined;
  /** Tags others have used; offered while typing. */
  suggestions?: readonly string[] | undefined;
  placeholder?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Free tags: Enter or a comma adds, Backspace removes the last one, a pasted list is split. */
export function TagField(props: TagFieldProps) {
  const { label, hideLabel, hint, required, disabled, id, name, className } = props;
  const { onBlur, suggestions = [], placeholder, max, validate, ref } = props;
  const [value, setValue] = useFieldValues<string>(props);
  const words = useWords(tagFieldWords);
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<RefusedTag[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const offer = useSuggestions(suggestions, value, text);
  const refusal = refused
    .map(({ tag, reason, message }) => message ?? words.refused(tag, reason, max ?? 0))
    .join('. ');
  const error = refusal === '' ? props.error : refusal;

  const add = (incoming: readonly string[]) => {
    const result = addTags(value, incoming, { max, validate });
    setRefused(result.refused);
    // a single refused word remains in the field to be corrected; of a pasted list only the valid ones are added
    setText(incoming.length === 1 ? (result.refused[0]?.tag ?? '') : '');
    offer.hide();
    if (result.tags.length === value.length) return;
    setAnnouncement(words.added(result.tags.slice(value.length).join(', ')));
    setValue(result.tags);
  };
  const remove = (tag: string) => {
    setRefused([]);
    setAnnouncement(words.removed(tag));
    setValue(value.filter((other) => other !== tag));
    box.current?.querySelector('input')?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = value.at(-1);
    if (event.key === 'Enter' || event.key === ',' || event.key === ';') {
      const incoming = offer.chosen === undefined ? splitTags(text) : [offer.chosen];
      // an empty field lets Enter send the form
      if (event.key === 'Enter' && incoming.length === 0) return;
      event.preventDefault();
      if (incoming.length > 0) add(incoming);
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) {
      event.preventDefault();
      remove(last);
    } else if (suggestions.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      offer.move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && offer.isOpen) {
      event.stopPropagation();
      offer.hide();
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = splitTags(event.clipboardData.getData('text'));
    if (pasted.length < 2) return;
    event.preventDefault();
    add(pasted);
  };

  return (
    <Field {...{ label, hideLabel, hint, error, required, disabled, id, name, className }}>
      {({ name: _name, ...control }) => (
        <Popover open={offer.isOpen} onOpenChange={(open) => (open ? offer.show() : offer.hide())}>
          <PopoverAnchor>
            <div ref={box}>
              <ControlBox invalid={Boolean(error)} disabled={disabled} className="flex-wrap py-1 pl-1">
                {value.map((tag) => (
                  <TagChip
                    key={tag}
                    removeLabel={words.remove(tag)}
                    disabled={disabled}
                    onRemove={() => {
                      remove(tag);
                    }}
                  >
                    {tag}
                  </TagChip>
                ))}
                <input
                  {...control}
                  ref={ref}
                  data-slot="tag-field"
                  type="text"
                  autoComplete="off"
                  {...(suggestions.length > 0
                    ? {
                        role: 'combobox',
                        'aria-autocomplete': 'list' as const,
                        'aria-expanded': offer.isOpen,
                        'aria-controls': offer.isOpen ? `${control.id}-list` : undefined,
                        'aria-activedescendant':
                          offer.active >= 0 ? `${control.id}-option-${offer.active}` : undefined,
                      }
                    : {})}
                  placeholder={value.length === 0 ? (placeholder ?? words.placeholder) : undefined}
                  value={text}
                  className="h-6 min-w-24 flex-1 bg-transparent px-1.5 outline-none placeholder:text-text-faint disabled:cursor-not-allowed"
                  onChange={(event) => {
                    setText(event.target.value);
                    setRefused([]);
                    offer.show();
                  }}
                  onKeyDown={onKeyDown}
                  onPaste={onPaste}
                  onBlur={() => {
                    offer.hide();
                    onBlur?.();
                  }}
                />
              </ControlBox>
              {value.map((tag) =>
                name === undefined ? null : <input key={tag} type="hidden" name={name} value={tag} />,
              )}
              <span role="status" className="sr-only">
                {announcement}
              </span>
            </div>
          </PopoverAnchor>
          <PopoverContent
            role="presentation"
            sideOffset={4}
            className="w-(--radix-popover-trigger-width) min-w-48 p-1"
            onOpenAutoFocus={(event) => {
              event.preventDefault();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
            }}
            onInteractOutside={(event) => {
              if (event.target instanceof Node && box.current?.contains(event.target)) event.preventDefault();
            }}
          >
            <div id={`${control.id}-list`} role="listbox" aria-label={words.suggestions(label)}>
              {offer.shown.map((tag, index) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input has the focus and handles the keys
                <div
                  key={tag}
                  id={`${control.id}-option-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={false}
                  data-highlighted={index === offer.active || undefined}
                  className={classes(
                    'cursor-default truncate rounded-small px-2 py-1.5',
                    index === offer.active && 'bg-surface-hover',
                  )}
                  onPointerMove={() => {
                    offer.highlight(index);
                  }}
                  onMouseDown={(event) => {
                    event.preventDefault();
                  }}
                  onClick={() => {
                    add([tag]);
                  }}
                >
                  {tag}
                </div>
              ))}
            </div>
          </PopoverContent>
        </Popover>
      )}
    </Field>
  );
}
