import type { ComponentProps } from 'react';

export type PageWidth = 'narrow' | 'standard' | 'wide';

export interface PageProps extends ComponentProps<'div'> {
  /** `narrow` for forms and settings, `standard` for records and what is read, `wide` for lists, boards and tables. */
  width: PageWidth;
  /** As high as the window leaves below the top bar: what is inside scrolls by itself, like a board. */
  fills?: boolean | undefined;
}

/** The content of the application's frame: its width and its distance to the frame, as the preset defines them. */
export function Page({ width, fills, ...props }: PageProps) {
  return <div data-slot="page" data-width={width} data-fills={fills} {...props} />;
}
