import type { ReactNode } from 'react';

interface SectionProps {
  /** What the address names it by after `#`. */
  id: string;
  title: string;
  hint?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A titled part of the profile, reachable by its own address. */
export function Section({ id, title, hint, actions, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-4 rounded-large border border-border bg-surface p-5 max-md:p-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 not-last:mb-4">
        <div className="min-w-0 flex-1 basis-56">
          <h2 id={`${id}-title`} className="text-large font-semibold">
            {title}
          </h2>
          {hint && <p className="text-text-muted">{hint}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
