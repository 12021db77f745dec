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

/** The page of a picture with even paper, as it lies: perhaps on its side or upside down. */
export function evenPage(picture: Grey): Prepared {
  const page = flat(picture);
  return { picture: withEvenPaper(page.picture), placeOf: page.placeOf };
}

/** The quarters by which a page may have to be turned clockwise to be upright, the likeliest first. */
export function likelyTurns({ picture }: Prepared): readonly number[] {
  return isOnSide(picture) ? [1, 3, 0, 2] : [0, 2, 1, 3];
}

/** A page turned by quarters and level. */
export function upright(page: Prepared, quarters: number): Prepared {
  const turnedPicture = turned(page.picture, quarters);
  const level = levelled(turnedPicture, tiltOf(turnedPicture));
  return {
    picture: level.picture,
    placeOf: (x, y) => {
      // three quarters more are one back
      const back = turnedPoint(level.placeOf(x, y), turnedPicture, (4 - quarters) % 4);
      return page.placeOf(back.x, back.y);
    },
  };
}
