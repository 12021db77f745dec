import { Button } from '../button/index.ts';
import { classes } from '../classes/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { chatWords } from './words.ts';

/** Messages before the first one or after the last one that are not here yet. */
export interface MoreMessages {
  /** Called when they are scrolled towards, and by the button. */
  load: () => void;
  loading?: boolean | undefined;
  /** They could not be loaded; only the button requests them again. */
  failed?: boolean | undefined;
}

/** Room of an edge, px. */
export const EDGE_HEIGHT = 44;

/** The edge of the list where messages are missing: loads them, and shows when that has failed. */
export function MessageEdge({ side, more }: { side: 'older' | 'newer'; more: MoreMessages }) {
  const { retry } = useLabels();
  const words = useWords(chatWords);
  const isOlder = side === 'older';
  return (
    <div
      className={classes(
        'absolute inset-x-0 flex h-7 items-center justify-center gap-2 text-small',
        isOlder ? 'top-2' : 'bottom-2',
      )}
    >
      {more.failed ? (
        <span className="truncate text-destructive">{isOlder ? words.olderFailed : words.newerFailed}</span>
      ) : null}
      <Button size="small" variant="ghost" loading={more.loading} onClick={more.load}>
        {more.failed ? retry : isOlder ? words.loadOlder : words.loadNewer}
      </Button>
    </div>
  );
}
