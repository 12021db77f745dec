import { withEvenPaper } from './background.ts';
import { isOnSide, levelled, tiltOf } from './deskew.ts';
import { turned, turnedPoint, type Grey, type Point } from './grey.ts';
import { pageCorners } from './page-edges.ts';
import { flattened } from './perspective.ts';

/** A page that is ready for recognition: upright, level, black on white; and where its dots were. */
export interface Prepared {
  readonly picture: Grey;
  /** The place of a dot in the picture as it came. */
  readonly placeOf: (x: number, y: number) => Point;
}

const sideOf = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** The page of a photograph without its perspective; a scan as it is. */
function flat(picture: Grey): Prepared {
  const corners = pageCorners(picture);
  if (!corners) return { picture, placeOf: (x, y) => ({ x, y }) };
  const [a, b, c, d] = corners;
  const width = Math.round((sideOf(a, b) + sideOf(d, c)) / 2);
  const height = Math.round((sideOf(a, d) + sideOf(b, c)) / 2);
  return flattened(picture, corners, width, height);
}

/** Prepares the picture of a page; one on its side is turned clockwise, and may be upside down then. */
export function prepared(picture: Grey): Prepared {
  const page = flat(picture);
  const even = withEvenPaper(page.picture);
  const quarters = isOnSide(even) ? 1 : 0;
  const upright = turned(even, quarters);
  const level = levelled(upright, tiltOf(upright));
  return {
    picture: level.picture,
    placeOf: (x, y) => {
      const before = level.placeOf(x, y);
      // three quarters more are one back
      const { x: column, y: row } = turnedPoint(before, upright, (4 - quarters) % 4);
      return page.placeOf(column, row);
    },
  };
}

/** The same page, upside down. */
export function upsideDown({ picture, placeOf }: Prepared): Prepared {
  return {
    picture: turned(picture, 2),
    placeOf: (x, y) => placeOf(picture.width - 1 - x, picture.height - 1 - y),
  };
}
