import { useId, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import { ShortcutKeys } from './shortcut-keys.tsx';

export interface Shortcut {
  /** In the format of `useShortcut`. */
  keys: string;
  label: string;
}

export interface ShortcutGroup {
  label: string;
  shortcuts: readonly Shortcut[];
}

/** Shortcuts in groups, for a page or a dialog. */
export function ShortcutList({
  groups,
  className,
  ref,
}: {
  groups: readonly ShortcutGroup[];
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}) {
  const id = useId();
  return (
    <div
      ref={ref}
      data-slot="shortcut-list"
      className={classes('grid gap-x-8 gap-y-5 sm:grid-cols-2', className)}
    >
      {groups.map((group, place) => (
        <section key={group.label} aria-labelledby={`${id}-${place}`}>
          <h3 id={`${id}-${place}`} className="mb-1 text-small font-semibold text-text-muted">
            {group.label}
          </h3>
          <dl>
            {group.shortcuts.map((shortcut) => (
              <div
                key={shortcut.keys}
                className="flex min-h-row items-center justify-between gap-4 border-b border-border"
              >
                <dt>{shortcut.label}</dt>
                <dd>
                  <ShortcutKeys keys={shortcut.keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
