import { drawRaster, type Shape } from '#adapters/pictures/raster.ts';

type Colour = readonly [red: number, green: number, blue: number];

/** How the portrait of a demo user is drawn. */
export interface Portrait {
  readonly ground: Colour;
  readonly hair: Colour;
  readonly clothes: Colour;
  readonly isLongHaired: boolean;
}

const skin: Colour = [240, 200, 168];
const [middle, side] = [50, 100];

const circle = (x: number, y: number, radius: number, colour: Colour): Shape => ({
  kind: 'circle',
  centre: [x, y],
  radius,
  colour,
});

const box = (left: number, top: number, right: number, bottom: number, colour: Colour): Shape => ({
  kind: 'polygon',
  points: [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ],
  colour,
});

/** Draws head and shoulders on a ground of one colour, as a WebP in the size of stored pictures. */
export function drawPortrait(
  { ground, hair, clothes, isLongHaired }: Portrait,
  pixels: number,
): Promise<Buffer> {
  return drawRaster({ width: side, height: side, scale: pixels / side }, [
    box(0, 0, side, side, ground),
    ...(isLongHaired ? [box(26, 40, 74, 74, hair)] : []),
    circle(middle, 40, 25, hair),
    circle(middle, 108, 40, clothes),
    box(43, 58, 57, 74, skin),
    circle(middle, 46, 20, skin),
    box(32, 27, 68, 36, hair),
    circle(43, 47, 2, [60, 50, 50]),
    circle(57, 47, 2, [60, 50, 50]),
    box(45, 56, 55, 58, [190, 110, 100]),
  ]);
}
