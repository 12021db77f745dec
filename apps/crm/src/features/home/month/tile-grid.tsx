import type { ReactNode } from 'react';

interface TileGridProps {
  /** Tiles side by side where there is room; else three, and two on a telephone, where the last of an odd number is wider. */
  columns: 3 | 5;
  children: ReactNode;
}

/** Tiles of a month. */
export function TileGrid({ columns, children }: TileGridProps) {
  const wide =
    columns === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-3 xl:grid-cols-5 lg:max-xl:[&>*:last-child]:col-span-2';
  return (
    <div className={`grid grid-cols-2 gap-3 ${wide} [&>*:last-child:nth-child(odd)]:max-lg:col-span-2`}>
      {children}
    </div>
  );
}
