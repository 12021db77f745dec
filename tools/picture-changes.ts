import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Pictures (PNG) by name: the story's id and the theme, `ui-basics-button--sizes dark`. */
export type Pictures = ReadonlyMap<string, Buffer>;

interface Picture {
  readonly png: Buffer;
  /** Width and height, to be read by people. */
  readonly size: string;
}

export interface PictureChange {
  /** Id of the story. */
  readonly story: string;
  readonly theme: string;
  readonly kind: 'changed' | 'new' | 'gone';
  readonly before: Picture | null;
  readonly now: Picture | null;
  readonly difference: (Picture & { readonly pixels: number }) | null;
}

/** Difference of two colours that is not seen: from 0, none, to 1, black and white (pixelmatch's own default). */
const tolerance = 0.1;

/** The picture with transparent room at its right and bottom. */
function padded(small: PNG, width: number, height: number): Buffer {
  const whole = new PNG({ width, height });
  PNG.bitblt(small, whole, 0, 0, small.width, small.height, 0, 0);
  return whole.data;
}

/**
 * Counts and marks the pixels that differ to the eye; those that only one of both has are included, smoothed edges are
 * not. The pictures may be of different sizes.
 */
export function differenceOf(before: Buffer, now: Buffer): { readonly png: Buffer; readonly pixels: number } {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(now)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const drawn = new PNG({ width, height });
  const pixels = pixelmatch(
    padded(one, width, height),
    padded(other, width, height),
    drawn.data,
    width,
    height,
    { threshold: tolerance },
  );
  return { png: PNG.sync.write(drawn), pixels };
}

function picture(png: Buffer): Picture {
  const { width, height } = PNG.sync.read(png);
  return { png, size: `${width} × ${height}` };
}

/** Pictures that differ to the eye, are new or are gone, in order of their names. */
export function pictureChanges(before: Pictures, now: Pictures): PictureChange[] {
  const names = [...new Set([...before.keys(), ...now.keys()])].toSorted();
  return names.flatMap((name): PictureChange[] => {
    const [old, drawn] = [before.get(name), now.get(name)];
    const at = name.lastIndexOf(' ');
    const of = { story: name.slice(0, at), theme: name.slice(at + 1) };
    if (!old)
      return drawn ? [{ ...of, kind: 'new', before: null, now: picture(drawn), difference: null }] : [];
    if (!drawn) return [{ ...of, kind: 'gone', before: picture(old), now: null, difference: null }];
    if (old.equals(drawn)) return [];
    const { png, pixels } = differenceOf(old, drawn);
    if (pixels === 0) return [];
    const difference = { ...picture(png), pixels };
    return [{ ...of, kind: 'changed', before: picture(old), now: picture(drawn), difference }];
  });
}
