import { Fragment } from 'react';

import { Kbd } from '../kbd/index.ts';
import { useWords } from '../labels/index.ts';
import { keyCaps } from './keys.ts';
import { shortcutsWords } from './words.ts';

/** The keys of a shortcut as caps: `mod+k`, `g c`. */
export function ShortcutKeys({ keys }: { keys: string }) {
  const words = useWords(shortcutsWords);
  const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);
  return (
    <span data-slot="shortcut-keys" className="inline-flex shrink-0 items-center gap-1">
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
