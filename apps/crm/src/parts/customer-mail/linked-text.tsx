import { partsOf } from './mail-parts.ts';

interface LinkedTextProps {
  text: string;
  /** Links of strangers do not take the place of the product. */
  opensBeside?: boolean;
}

/** The plain text of a mail, its lines kept and its links alive. */
export function LinkedText({ text, opensBeside = false }: LinkedTextProps) {
  return (
    <p className="wrap-anywhere whitespace-pre-line">
      {partsOf(text).map((part, index) =>
        part.kind === 'link' ? (
          // parts have no identity but their place
          // oxlint-disable-next-line react/no-array-index-key -- a mail does not change
          <a
            key={index}
            href={part.text}

            {...(opensBeside ? { target: '_blank' } : {})}
            rel="noreferrer"
            className="rounded-small text-accent-text underline underline-offset-2"
          >
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
