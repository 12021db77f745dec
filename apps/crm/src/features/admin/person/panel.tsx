import { useId, type ReactNode } from 'react';

/** A titled part of the page about a person. */
export function Panel({
  title,
  actions,
  children,
}: {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-large border border-border bg-surface p-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-large font-semibold">
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
