import type { ReactNode, Ref } from 'react';

import { splitLinks } from './links.ts';
import { TextLink } from './text-link.tsx';

export interface LinkedTextProps {
  text: string;
  /** Draws an address in another way, in its line; what it does not draw is a link. */
  renderLink?: ((href: string, written: string) => ReactNode) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** Plain words in which addresses of pages can be pressed; they open beside the product, which they learn nothing of. */
export function LinkedText({ text, renderLink, className, ref }: LinkedTextProps) {
  return (
    <span ref={ref} data-slot="linked-text" className={className}>
      {splitLinks(text).map(({ text: written, href, host, start }) =>
        href === undefined ? (
          <span key={start}>{written}</span>
        ) : (
          <span key={start}>
            {renderLink?.(href, written) ?? <PageLink href={href} written={written} host={host} />}
          </span>
        ),
      )}
    </span>
  );
}

function PageLink({ href, written, host }: { href: string; written: string; host: string | undefined }) {
  return (
    <>
      <TextLink external href={href} rel="noopener noreferrer" className="wrap-anywhere">
        {written}
      </TextLink>
      {host === undefined ? null : <span className="text-text-muted"> ({host})</span>}
    </>
  );
}
