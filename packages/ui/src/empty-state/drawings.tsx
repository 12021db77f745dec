import type { ReactNode } from 'react';

export type DrawingName =
  | 'search'
  | 'board'
  | 'offer'
  | 'files'
  | 'messages'
  | 'calendar'
  | 'history'
  | 'labels'
  | 'people'
  | 'places'
  | 'car'
  | 'mail';

const accent = 'stroke-accent-text';

/** Lines on a ground of 120 × 80; what a drawing is about has the accent. */
const drawings: Record<DrawingName, ReactNode> = {
  search: (
    <>
      <rect x="18" y="14" width="60" height="52" rx="5" />
      <path d="M28 27h30M28 38h18M28 49h14" />
      <circle cx="76" cy="46" r="15" className={`fill-surface-muted ${accent}`} />
      <path d="m87 57 13 13M71 41l10 10M81 41 71 51" className={accent} />
    </>
  ),
  board: (
    <>
      <rect x="12" y="12" width="28" height="56" rx="4" />
      <rect x="46" y="12" width="28" height="56" rx="4" />
      <rect x="80" y="12" width="28" height="56" rx="4" />
      <path d="M18 20h10M52 20h10M86 20h10" />
      <rect x="18" y="27" width="16" height="12" rx="2" />
      <rect
        x="53"
        y="32"
        width="30"
        height="14"
        rx="2.5"
        className={`fill-surface-muted ${accent}`}
        transform="rotate(-6 68 39)"
      />
      <path d="M58 38.5h13M58 43h8" className={accent} transform="rotate(-6 68 39)" />
    </>
  ),
  offer: (
    <>
      <path d="M38 8h34l16 16v44a4 4 0 0 1-4 4H38a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4Z" />
      <path d="M72 8v12a4 4 0 0 0 4 4h12M43 24h17M43 33h35M43 42h35" />
      <path d="m46 64 14-12" className={accent} />
      <circle cx="47.5" cy="54" r="3" className={accent} />
      <circle cx="58.5" cy="62" r="3" className={accent} />
      <path d="M68 60h10" className={accent} />
    </>
  ),
  files: (
    <>
      <path d="M42 26V14a3 3 0 0 1 3-3h26l10 10v12" />
      <path d="M71 11v7a3 3 0 0 0 3 3h7M49 20h13" />
      <path
        d="M20 32a4 4 0 0 1 4-4h19l7 8h46a4 4 0 0 1 4 4v27a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4Z"
        className={`fill-surface-muted ${accent}`}
      />
      <path d="M32 58h22" className={accent} />
    </>
  ),
  messages: (
    <>
      <path d="M22 12h46a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H38L26 54V44h-4a6 6 0 0 1-6-6V18a6 6 0 0 1 6-6Z" />
      <path d="M27 24h34M27 33h20" />
      <path
        d="M60 30h38a6 6 0 0 1 6 6v17a6 6 0 0 1-6 6h-3v9L85 59H60a6 6 0 0 1-6-6V36a6 6 0 0 1 6-6Z"
        className={`fill-surface-muted ${accent}`}
      />
      <path d="M67 44.5h.01M79 44.5h.01M91 44.5h.01" className={accent} strokeWidth="4" />
    </>
  ),
  calendar: (
    <>
      <rect x="24" y="16" width="64" height="54" rx="5" />
      <path d="M24 31h64M40 10v11M72 10v11" />
      <path d="M36 41h6M53 41h6M70 41h6M36 52h6M53 52h6M36 63h6" />
      <circle cx="84" cy="58" r="15" className={`fill-surface-muted ${accent}`} />
      <path d="m77 58 5 5 9-10" className={accent} />
    </>
  ),
  history: (
    <>
      <path d="M32 8v64" />
      <circle cx="32" cy="18" r="5" className="fill-surface-muted" />
      <circle cx="32" cy="62" r="5" className="fill-surface-muted" />
      <path d="M46 15h34M46 22h20M46 59h28M46 66h40" />
      <circle cx="32" cy="40" r="7" className={`fill-surface-muted ${accent}`} />
      <path d="M32 36.5V40l2.5 2.5M46 36h46M46 44h30" className={accent} />
    </>
  ),
  labels: (
    <>
      <path d="M52 12h20.3a4 4 0 0 1 2.8 1.2l22.1 22.1a4 4 0 0 1 0 5.6L84 54" />
      <path
        d="M30 18h20.3a4 4 0 0 1 2.8 1.2l26.1 26.1a4 4 0 0 1 0 5.6L64.1 66a4 4 0 0 1-5.6 0L29.2 36.7A4 4 0 0 1 28 33.9V20a2 2 0 0 1 2-2Z"
        className={`fill-surface-muted ${accent}`}
      />
      <circle cx="38" cy="28" r="3.5" className={accent} />
      <path d="m49 43 12 12M56 37l8 8" className={accent} />
    </>
  ),
  people: (
    <>
      <circle cx="38" cy="28" r="10" />
      <path d="M18 66v-4a16 16 0 0 1 16-16h8a16 16 0 0 1 6 1.2" />
      <circle cx="74" cy="30" r="13" className={`fill-surface-muted ${accent}`} />
      <path
        d="M48 70v-3a17 17 0 0 1 17-17h18a17 17 0 0 1 17 17v3Z"
        className={`fill-surface-muted ${accent}`}
      />
    </>
  ),
  places: (
    <>
      <path d="M20 70V18a4 4 0 0 1 4-4h28a4 4 0 0 1 4 4v14M12 70h96" />
      <path d="M30 26h5M41 26h5M30 37h5M41 37h5M30 48h5M30 59h5" />
      <path d="M50 70V36a4 4 0 0 1 4-4h38a4 4 0 0 1 4 4v34Z" className={`fill-surface-muted ${accent}`} />
      <path d="M60 43h7M79 43h7M60 53h7M79 53h7M68 70v-8h10v8" className={accent} />
    </>
  ),
  car: (
    <>
      <path d="M8 66h104M16 20h22M12 30h14" />
      <path
        d="M24 58h-4a4 4 0 0 1-4-4v-7a6 6 0 0 1 4.6-5.8L36 37.5l10-12a8 8 0 0 1 6.2-3h19a8 8 0 0 1 5.9 2.6l11.4 12.4 11.3 2.7A8 8 0 0 1 106 48v6a4 4 0 0 1-4 4Z"
        className={`fill-surface-muted ${accent}`}
      />
      <path d="M36 37.5h52.5M61 22.5v15" className={accent} />
      <circle cx="37" cy="58" r="8" className={`fill-surface-muted ${accent}`} />
      <circle cx="85" cy="58" r="8" className={`fill-surface-muted ${accent}`} />
    </>
  ),
  mail: (
    <>
      <path d="M34 30V14a3 3 0 0 1 3-3h46a3 3 0 0 1 3 3v16M44 21h22M44 29h32" />
      <path
        d="M22 34v32a4 4 0 0 0 4 4h68a4 4 0 0 0 4-4V34L64.5 52.5a9 9 0 0 1-9 0Z"
        className={`fill-surface-muted ${accent}`}
      />
      <path d="m23 69 25-20.5M97 69 72 48.5" className={accent} />
    </>
  ),
};

/** A small decorative drawing that adds nothing to the text beside it. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 120 80"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-20 w-30 stroke-border-strong"
    >
      {drawings[name]}
    </svg>
  );
}
