import { useFormats } from '../texts/use-formats.ts';

/** A moment as a date and a time; nothing for none. */
export function Instant({ at }: { at: string | null }) {
  const formats = useFormats();
  if (at === null) return null;
  return (
    <time dateTime={at} className="tabular-nums">
      {formats.instant(at)}
    </time>
  );
}
