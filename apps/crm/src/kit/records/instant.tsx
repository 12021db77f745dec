import { RelativeTime } from '@szansa/ui/relative-time';

/** A moment as people speak of it, with its exact time when pointed at; nothing for none. */
export function Instant({ at }: { at: string | null }) {
  return at === null ? null : <RelativeTime at={at} />;
}
