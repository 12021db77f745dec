import { StatTile } from '@szansa/ui/stat-tile';

const tiles = ['a', 'b', 'c', 'd', 'e'];

/** The room of the month until it is there, so that nothing below jumps. */
export function MonthShape({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="mt-6">
      <div className="mb-3 min-h-control" />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-5 [&>*:last-child:nth-child(odd)]:max-lg:col-span-2">
        {tiles.map((key) => (
          <StatTile key={key} loading label={'\u00a0'} value="" />
        ))}
      </div>
    </div>
  );
}
