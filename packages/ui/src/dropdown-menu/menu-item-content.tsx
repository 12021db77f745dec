import type { ReactNode } from 'react';

/** Icon, text and shortcut of one menu row; without an icon the text starts at the edge. */
export function MenuItemContent({
  icon,
  shortcut,
  children,
}: {
  icon?: ReactNode;
  shortcut?: string | undefined;
  children: ReactNode;
}) {
  return (
    <>
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
      {shortcut && <span className="pl-4 text-small text-text-muted">{shortcut}</span>}
    </>
  );
}
