import { contrastOf } from '../agency/index.ts';

/** Returns the default colour of a label's text, `#rrggbb`: black or white, whichever has more contrast. */
export function automaticTextColor(background: string): string {
  const [black, white] = ['#000000', '#ffffff'] as const;
  return contrastOf(white, background) > contrastOf(black, background) ? white : black;
}
