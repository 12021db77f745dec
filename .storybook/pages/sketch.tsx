import type { ReactNode } from 'react';

import { Button, type ButtonVariant } from '@szansa/ui/button';

interface SketchProps {
  title?: string;
  children?: ReactNode;
  actions?: readonly { label: string; variant?: ButtonVariant }[];
  /** Items of a menu, instead of the rest; `-` is a line. */
  items?: readonly string[];
}

/** The words of a dialog, a panel or a menu, as it would lie over the page if it were opened. */
export function Sketch({ title, children, actions = [], items }: SketchProps) {
  if (items)
    return (
      <ul className="level-overlay w-56 rounded-medium border border-border p-1 shadow-floating">
        {items.map((item, index) =>
          item === '-' ? (
            <li key={`line ${index}`} className="my-1 border-t border-border" />
          ) : (
            <li key={item} className="rounded-small px-2 py-1.5">
              {item}
            </li>
          ),
        )}
      </ul>
    );
  return (
    <section className="level-overlay max-w-80 rounded-large border border-border p-4 shadow-floating">
      {title && <p className="text-large font-semibold">{title}</p>}
      <p className="text-text-muted">{children}</p>
      {actions.length > 0 && (
        <div className="mt-4 flex flex-wrap justify-end gap-2">
          {actions.map(({ label, variant }) => (
            <Button key={label} variant={variant}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
