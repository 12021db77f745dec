import { X } from 'lucide-react';
import { useComposedRefs } from 'radix-ui/internal';
import { useEffect, useEffectEvent, useRef, type ReactNode, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useLabels } from '../labels/index.ts';

export interface ShellDrawerProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Small buttons beside the cross. */
  actions?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** The content of the shell's drawer: a titled panel with its own scroll. Escape inside it closes. */
export function ShellDrawer({ title, onClose, children, actions, className, ref }: ShellDrawerProps) {
  const labels = useLabels();
  const panel = useRef<HTMLElement>(null);

  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  });

  // when opened by a press, the panel gets the focus and restores it on closing; when open from the start, it does
  // neither
  useEffect(() => {
    const opener = document.activeElement;
    const drawer = panel.current;
    const opened = opener instanceof HTMLElement && opener !== document.body && !drawer?.contains(opener);
    if (opened) drawer?.focus();
    const onKeyDown = (event: KeyboardEvent) => closeOnEscape(event);
    drawer?.addEventListener('keydown', onKeyDown);
    return () => {
      drawer?.removeEventListener('keydown', onKeyDown);
      if (opened && opener.isConnected) opener.focus();
    };
  }, []);

  return (
    <aside
      ref={useComposedRefs(panel, ref)}
      data-slot="shell-drawer"
      aria-label={title}
      tabIndex={-1}
      className={classes('flex h-full flex-col outline-none', className)}
    >
      <header className="flex h-12 shrink-0 items-center gap-1 border-b border-border px-4">
        <h2 className="min-w-0 flex-1 truncate font-semibold">{title}</h2>
        {actions}
        <IconButton label={labels.close} icon={<X aria-hidden />} size="small" onClick={onClose} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
    </aside>
  );
}
