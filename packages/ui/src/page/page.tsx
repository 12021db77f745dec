import type { ComponentProps } from 'react';

export type PageWidth = 'narrow' | 'standard' | 'wide';

export interface PageProps extends ComponentProps<'div'> {
  /** `narrow` for forms and settings, `standard` for records and what is read, `wide` for lists, boards and tables. */
  width: PageWidth;
  /** As high as the window leaves below the top bar: what is inside scrolls by itself, like a board. */
  fills?: boolean | undefined;
}

/** What stands in the frame of the application: its width and the distance to the frame, which the preset draws. */
export function Page({ width, fills, ...props }: PageProps) {
  return <div data-slot="page" data-width={width} data-fills={fills} {...props} />;
}
