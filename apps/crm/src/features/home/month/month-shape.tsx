import { StatTile } from '@szansa/ui/stat-tile';

import { TileGrid } from './tile-grid.tsx';

const tiles = ['a', 'b', 'c', 'd', 'e'];

/** The room of the month until it is there, so that nothing below jumps. */
export function MonthShape({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="mt-6">
      <div className="mb-3 min-h-control" />
      <TileGrid columns={5}>
        {tiles.map((key) => (
          <StatTile key={key} loading label={'\u00a0'} value="" />
        ))}
      </TileGrid>
    </div>
  );
}
