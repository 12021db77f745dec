import { cloneElement, type ReactNode } from 'react';

import type { RowLinkElement } from './table-view.ts';

/** The identifying cell, as the row's link where it has one. */
export function RowTitle({
  link,
  children,
  inTabOrder,
}: {
  link: RowLinkElement | undefined;
  children: ReactNode;
  inTabOrder: boolean;
}) {
  if (!link) return children;
  return (
    <span data-row-link className="contents">
      {cloneElement(
        link,
        {
          className: 'rounded-small font-medium text-text hover:text-accent-text hover:underline',
          ...(inTabOrder ? {} : { tabIndex: -1 }),
        },
        children,
      )}
    </span>
  );
}
