import { contrastRatio, parseHex } from '../theme/contrast.ts';

/** Black or white, whichever reads better on `background` (`#rgb` or `#rrggbb`); black on what is no colour. */
export function readableTextColor(background: string): 'black' | 'white' {
  const color = parseHex(background);
  if (!color) return 'black';
  return contrastRatio(color, [255, 255, 255]) > contrastRatio(color, [0, 0, 0]) ? 'white' : 'black';
}
