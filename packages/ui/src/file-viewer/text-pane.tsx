import { useEffect, useState } from 'react';

import { decodeText } from './decode-text.ts';

/** Characters shown at most; the rest comes with the download. */
const LONGEST = 200_000;

export function TextPane({ blob, name }: { blob: Blob; name: string }) {
  const [read, setRead] = useState<{ blob: Blob; text: string } | null>(null);
  useEffect(() => {
    let left = false;
    const show = async () => {
      const text = decodeText(new Uint8Array(await blob.arrayBuffer()));
      if (!left) setRead({ blob, text });
    };
    void show();
    return () => {
      left = true;
    };
  }, [blob]);
  return (
    // long lines and many of them scroll, also by the keyboard
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div
      role="group"
      aria-label={name}
      tabIndex={0}
      className="h-full overflow-auto rounded-medium bg-surface-muted"
    >
      <pre className="p-4 font-sans text-body whitespace-pre-wrap">
        {read?.blob === blob ? read.text.slice(0, LONGEST) : ''}
      </pre>
    </div>
  );
}
