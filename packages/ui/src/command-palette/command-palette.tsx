import { Command } from 'cmdk';
import { ChevronLeft, ChevronRight, Search } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { useState, type KeyboardEvent, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import { useDialogFocus } from '../dialog/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { defineWords, useWords } from '../labels/index.ts';
import { ShortcutKeys } from '../shortcuts/index.ts';
import { stayOpenForToasts } from '../toast-queue/index.ts';
import { EscapeLayer } from '../tooltip/index.ts';
import { findCommands, type CommandGroup, type CommandItem, type CommandPage } from './command.ts';

const plural = new Intl.PluralRules('pl');

const commandPaletteWords = defineWords('command-palette', {
  pl: {
    title: 'Szukaj i wykonaj',
    placeholder: 'Czego szukasz?',
    recent: 'Ostatnie',
    results: 'Wyniki',
    empty: 'Nic nie pasuje',
    searching: 'Szukam…',
    failed: 'Nie udało się wyszukać.',
    back: 'Wróć',
    count: (count: number) => {
      const form = plural.select(count);
      return `${count} ${form === 'one' ? 'wynik' : form === 'few' ? 'wyniki' : 'wyników'}`;
    },
  },
  en: {
    title: 'Search and run',
    placeholder: 'What are you looking for?',
    recent: 'Recent',
    results: 'Results',
    empty: 'Nothing matches',
    searching: 'Searching…',
    failed: 'The search failed.',
    back: 'Back',
    count: (count) => `${count} ${count === 1 ? 'result' : 'results'}`,
  },
});

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: readonly CommandGroup[];
  /** What was used last; shown first while nothing is typed. */
  recent?: readonly CommandItem[] | undefined;
  /** What is typed on the first page, for results that come from elsewhere. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** Found elsewhere for the query; not filtered again. */
  results?: readonly CommandGroup[] | undefined;
  searching?: boolean | undefined;
  /** The search elsewhere failed. */
  failed?: boolean | undefined;
  placeholder?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Everything one can reach or do, found by typing. Open it with `useCommandKey`. */
export function CommandPalette(props: CommandPaletteProps) {
  return (
    <RadixDialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <EscapeLayer
        open={props.open}
        onClose={() => {
          props.onOpenChange(false);
        }}
      >
        {props.open && <PaletteLayer {...props} />}
      </EscapeLayer>
    </RadixDialog.Root>
  );
}

const valueOf = (group: string, item: CommandItem) => `${group}/${item.id}`;

function PaletteLayer(props: CommandPaletteProps) {
  const { onOpenChange, groups, recent = [], results = [], searching = false, failed = false, ref } = props;
  const words = useWords(commandPaletteWords);
  const focus = useDialogFocus();
  const [query, setQuery] = useState('');
  const [pages, setPages] = useState<readonly CommandPage[]>([]);
  /** The command the user has moved to. */
  const [marked, setMarked] = useState<string | null>(null);
  const page = pages.at(-1);
  const shown = page
    ? findCommands(page.groups, query)
    : [
        ...(query.trim() === '' && recent.length > 0 ? [{ label: words.recent, items: recent }] : []),
        ...findCommands(groups, query),
        ...(query.trim() === '' ? [] : results),
      ];
  const values = shown.flatMap((group) => group.items.map((item) => valueOf(group.label, item)));
  const count = shown.reduce((sum, { items }) => sum + items.length, 0);
  const isBusy = searching && !page;

  const look = (next: string) => {
    setQuery(next);
    setMarked(null);
  };
  const type = (next: string) => {
    look(next);
    if (!page) props.onQueryChange?.(next);
  };
  const goBack = () => {
    setPages(pages.slice(0, -1));
    look('');
  };
  const run = (item: CommandItem) => {
    if (item.page) {
      setPages([...pages, item.page]);
      look('');
      return;
    }
    onOpenChange(false);
    item.onRun?.();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Backspace' || query !== '' || !page) return;
    event.preventDefault();
    goBack();
  };

  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className="szansa-ui fixed inset-0 z-dialog animate-appear bg-overlay" />
      <RadixDialog.Content
        ref={ref}
        data-slot="command-palette"
        {...focus}
        aria-describedby={undefined}
        onInteractOutside={stayOpenForToasts}
        className={classes(
          'szansa-ui fixed inset-x-4 top-[12dvh] z-dialog mx-auto max-w-160 animate-rise overflow-hidden rounded-large border level-overlay text-body text-text shadow-dialog outline-none',
          props.className,
        )}
      >
        <RadixDialog.Title className="sr-only">{words.title}</RadixDialog.Title>
        {/* Ctrl+K, which opens the palette, would move the choice in it as well */}
        <Command
          key={pages.length}
          label={words.title}
          shouldFilter={false}
          vimBindings={false}
          loop
          // the first one, until the user moves to another, even if more are found above it
          value={values.find((value) => value === marked) ?? values[0] ?? ''}
          onValueChange={setMarked}
        >
          <div
            data-slot="command-palette-body"
            className="flex items-center gap-2 border-b border-border px-3"
          >
            {page ? (
              <>
                <IconButton
                  label={words.back}
                  icon={<ChevronLeft aria-hidden />}
                  size="small"
                  tabIndex={-1}
                  onClick={goBack}
                />
                <span className="shrink-0 rounded-small bg-surface-muted px-1.5 py-0.5 text-small font-medium">
                  {page.label}
                </span>
              </>
            ) : (
              <Search size={16} aria-hidden className="shrink-0 text-text-muted" />
            )}
            <Command.Input
              autoFocus
              value={query}
              onValueChange={type}
              onKeyDown={handleKeyDown}
              placeholder={page?.placeholder ?? props.placeholder ?? words.placeholder}
              className="h-12 min-w-0 flex-1 bg-transparent text-large outline-none placeholder:text-text-faint"
            />
          </div>
          <Command.List
            label={words.results}
            aria-busy={isBusy}
            className="max-h-[50dvh] overflow-y-auto p-1.5"
          >
            {shown.map((group) => (
              <Command.Group
                key={group.label}
                heading={group.label}
                className="**:[[cmdk-group-heading]]:px-2 **:[[cmdk-group-heading]]:pt-2 **:[[cmdk-group-heading]]:pb-1 **:[[cmdk-group-heading]]:text-small **:[[cmdk-group-heading]]:font-medium **:[[cmdk-group-heading]]:text-text-muted"
              >
                {group.items.map((item) => (
                  <CommandRow key={item.id} group={group.label} item={item} onRun={run} />
                ))}
              </Command.Group>
            ))}
          </Command.List>
          <p
            role="status"
            className={count === 0 || isBusy || failed ? 'px-4 pt-1 pb-4 text-text-muted' : 'sr-only'}
          >
            {failed && !page
              ? words.failed
              : isBusy
                ? words.searching
                : count === 0
                  ? words.empty
                  : words.count(count)}
          </p>
        </Command>
      </RadixDialog.Content>
    </RadixDialog.Portal>
  );
}

interface CommandRowProps {
  group: string;
  item: CommandItem;
  onRun: (item: CommandItem) => void;
}

function CommandRow({ group, item, onRun }: CommandRowProps) {
  return (
    <Command.Item
      value={valueOf(group, item)}
      className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-medium px-2 data-[selected=true]:bg-surface-hover [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-text-muted"
      onSelect={() => {
        onRun(item);
      }}
    >
      {item.icon}
      <span className="max-w-3/5 shrink-0 truncate">{item.label}</span>
      {item.hint ? <span className="min-w-0 truncate text-small text-text-muted">{item.hint}</span> : null}
      <span className="ml-auto inline-flex items-center pl-2">
        {item.shortcut ? <ShortcutKeys keys={item.shortcut} /> : null}
        {item.page ? <ChevronRight aria-hidden /> : null}
      </span>
    </Command.Item>
  );
}
