import { Fragment, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import { Kbd } from '../kbd/index.ts';
import { useWords } from '../labels/index.ts';
import { keyCaps } from './keys.ts';
import { shortcutsWords } from './words.ts';

/** The keys of a shortcut as caps: `mod+k`, `g c`. */
export function ShortcutKeys({
  keys,
  className,
  ref,
}: {
  keys: string;
  className?: string | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}) {
  const words = useWords(shortcutsWords);
  const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);
  return (
    <span
      ref={ref}
      data-slot="shortcut-keys"
      className={classes('inline-flex shrink-0 items-center gap-1', className)}
    >
      {keyCaps(keys, isMac).map((caps, place) => (
        <Fragment key={`${place}-${caps.join('+')}`}>
          {place > 0 ? <span className="text-small text-text-muted">{words.followedBy}</span> : null}
          {caps.map((cap) => (
            <Kbd key={cap}>{cap}</Kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
