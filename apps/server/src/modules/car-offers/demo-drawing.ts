import { drawRaster } from '#adapters/pictures/raster.ts';

type Point = readonly [x: number, y: number];
type Colour = readonly [red: number, green: number, blue: number];

/** A car from the side, its front to the left, on a ground of 100 by 56. */
interface Outline {
  readonly body: readonly Point[];
  readonly windows: readonly (readonly Point[])[];
  readonly wheels: readonly [front: number, rear: number];
  readonly wheel: number;
}

const outlines = {
  estate: {
    body: [
      [6, 40],
      [6, 33],
      [9, 30],
      [24, 27],
      [36, 17],
      [40, 15.5],
      [76, 16],
      [90, 26],
      [94, 30],
      [94, 40],
    ],
    windows: [
      [
        [29, 27],
        [38, 18.5],
        [53, 18],
        [53, 27],
      ],
      [
        [55, 27],
        [55, 18],
        [74, 18.5],
        [84, 26],
      ],
    ],
    wheels: [24, 78],
    wheel: 7,
  },
  saloon: {
    body: [
      [6, 40],
      [6, 33],
      [9, 30],
      [25, 27.5],
      [38, 18],
      [43, 16.5],
      [60, 16.5],
      [76, 26],
      [91, 28.5],
      [94, 33],
      [94, 40],
    ],
    windows: [
      [
        [31, 27],
        [40, 19],
        [51, 19],
        [51, 27],
      ],
      [
        [53, 27],
        [53, 19],
        [60, 19],
        [71, 26.5],
      ],
    ],
    wheels: [24, 78],
    wheel: 7,
  },
  hatchback: {
    body: [
      [10, 40],
      [10, 33],
      [13, 30],
      [27, 27],
      [39, 17],
      [43, 15.5],
      [72, 16.5],
      [84, 26],
      [88, 31],
      [88, 40],
    ],
    windows: [
      [
        [32, 27],
        [41, 18.5],
        [54, 18],
        [54, 27],
      ],
      [
        [56, 27],
        [56, 18],
        [70, 19],
        [79, 26.5],
      ],
    ],
    wheels: [26, 74],
    wheel: 7,
  },
  suv: {
    body: [
      [6, 39],
      [6, 29],
      [9, 26],
      [23, 23.5],
      [33, 13.5],
      [38, 12],
      [76, 12.5],
      [88, 22],
      [93, 27],
      [93, 39],
    ],
    windows: [
      [
        [29, 23.5],
        [36, 15],
        [53, 14.5],
        [53, 23.5],
      ],
      [
        [55, 23.5],
        [55, 14.5],
        [74, 15.5],
        [83, 23],
      ],
    ],
    wheels: [24, 77],
    wheel: 8,
  },
  van: {
    body: [
      [5, 40],
      [5, 30],
      [8, 27],
      [16, 24.5],
      [24, 10.5],
      [29, 8],
      [92, 8.5],
      [95, 12],
      [95, 40],
    ],
    windows: [
      [
        [20, 24.5],
        [27, 11.5],
        [39, 11.5],
        [39, 24.5],
      ],
    ],
    wheels: [22, 79],
    wheel: 7,
  },
} as const satisfies Readonly<Record<string, Outline>>;

type BodyKind = keyof typeof outlines;

/** The outline of a body type, by its name in the list. */
function kindOf(bodyType: string): BodyKind {
  if (bodyType === 'Kombi') return 'estate';
  if (bodyType === 'Sedan') return 'saloon';
  if (bodyType === 'SUV') return 'suv';
  return bodyType === 'Furgon' ? 'van' : 'hatchback';
}

const paints: readonly (readonly [start: string, Colour])[] = [
  ['Biał', [238, 240, 242]],
  ['Czarn', [38, 40, 44]],
  ['Szar', [112, 118, 126]],
  ['Srebrn', [184, 189, 195]],
  ['Niebiesk', [42, 92, 158]],
  ['Czerwon', [168, 34, 40]],
  ['Zielon', [52, 98, 74]],
  ['Beżow', [196, 178, 148]],
];

const unknownPaint: Colour = [112, 118, 126];

const darker = ([red, green, blue]: Colour, by: number): Colour => [red * by, green * by, blue * by];

const glass: Colour = [58, 70, 84];
const tyre: Colour = [30, 31, 33];
const rim: Colour = [176, 181, 188];

/** Pixels of a drawing. */
export const drawnSize = { width: 960, height: 538 };

const drawn = new Map<string, Promise<Buffer>>();

/** Draws a car of a body type and a colour of the lists from the side; cars that look the same once. */
export function drawCar(bodyType: string, colour: string): Promise<Buffer> {
  const kind = kindOf(bodyType);
  const paint = paints.find(([start]) => colour.startsWith(start))?.[1] ?? unknownPaint;
  const key = `${kind} ${paint.join(' ')}`;
  const known = drawn.get(key) ?? draw(outlines[kind], paint);
  drawn.set(key, known);
  return known;
}

function draw({ body, windows, wheels, wheel }: (typeof outlines)[BodyKind], paint: Colour): Promise<Buffer> {
  const circles = wheels.flatMap((x) => [
    { kind: 'circle', centre: [x, 41], radius: wheel + 1.2, colour: darker(paint, 0.35) } as const,
    { kind: 'circle', centre: [x, 41.5], radius: wheel, colour: tyre } as const,
    { kind: 'circle', centre: [x, 41.5], radius: wheel * 0.6, colour: rim } as const,
    { kind: 'circle', centre: [x, 41.5], radius: wheel * 0.18, colour: tyre } as const,
  ]);
  const [left, right] = [body[0][0], body.at(-1)?.[0] ?? 94];
  return drawRaster({ width: 100, height: 56, scale: 9.6 }, [
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [100, 0],
        [100, 44],
        [0, 44],
      ],
      colour: [226, 231, 236],
    },
    {
      kind: 'polygon',
      points: [
        [0, 44],
        [100, 44],
        [100, 56],
        [0, 56],
      ],
      colour: [202, 207, 213],
    },
    {
      kind: 'polygon',
      points: [
        [left, 46],
        [right, 46],
        [right + 3, 50],
        [left - 3, 50],
      ],
      colour: [170, 175, 181],
    },
    { kind: 'polygon', points: body, colour: paint },
    {
      kind: 'polygon',
      points: [
        [left, 36],
        [right, 36],
        [right, 40],
        [right - 1, 43],
        [left + 1, 43],
        [left, 40],
      ],
      colour: darker(paint, 0.75),
    },
    ...windows.map((points) => ({ kind: 'polygon', points, colour: glass }) as const),
    {
      kind: 'polygon',
      points: [
        [left, 32],
        [left + 5, 31.5],
        [left + 4, 34],
        [left, 34.5],
      ],
      colour: [244, 240, 214],
    },
    {
      kind: 'polygon',
      points: [
        [right - 3.5, 31],
        [right, 32],
        [right, 35],
        [right - 3, 34],
      ],
      colour: [186, 40, 44],
    },
    ...circles,
  ]);
}
