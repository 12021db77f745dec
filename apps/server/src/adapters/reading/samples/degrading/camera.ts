import type { Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';

import { cornersOf, projection, type Corners } from '#adapters/reading/picture/perspective.ts';
import type { Random } from '../generator/random.ts';
import { between, type Picture } from './paper.ts';

type Shade = readonly [number, number, number];

const desks: readonly Shade[] = [
  [92, 70, 52],
  [60, 62, 66],
  [110, 100, 92],
];
const casts: readonly Shade[] = [
  [1, 0.97, 0.9],
  [0.95, 0.98, 1],
  [1, 1, 1],
];
const channels = [0, 1, 2] as const;

/** The light on every place of a picture, of 0 to 1 across: brighter to one side, with the soft edge of a shadow. */
function lightOf(random: Random): (x: number, y: number) => number {
  const [lightX, lightY] = [between(random, -0.35, 0.35), between(random, -0.35, 0.35)];
  const depth = random.chance(0.5) ? between(random, 0.15, 0.4) : 0;
  const angle = between(random, 0, 2 * Math.PI);
  const [edgeX, edgeY] = [Math.cos(angle), Math.sin(angle)];
  return (x, y) => {
    const far = (x - 0.5) * edgeX + (y - 0.5) * edgeY;
    const shadow = depth / (1 + Math.exp(-far * 25));
    return (0.9 + lightX * (x - 0.5) + lightY * (y - 0.5)) * (1 - shadow);
  };
}

/** A page on a darker desk, photographed from an angle in uneven light; perhaps a little curled. */
export async function photographed(page: Canvas, dpi: number, random: Random): Promise<Picture> {
  const [width, height] = [Math.round(page.width * 1.12), Math.round(page.height * 1.12)];
  const paper = page.getContext('2d').getImageData(0, 0, page.width, page.height).data;
  const off = () => between(random, 0.015, 0.09);
  const corners: Corners = [
    { x: off() * width, y: off() * height },
    { x: (1 - off()) * width, y: off() * height },
    { x: (1 - off()) * width, y: (1 - off()) * height },
    { x: off() * width, y: (1 - off()) * height },
  ];
  const placeOf = projection(corners, cornersOf(page.width, page.height));
  const curl = random.chance(0.4) ? between(random, -0.006, 0.006) * page.height : 0;
  const [desk, cast, light] = [random.pick(desks), random.pick(casts), lightOf(random)];
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const place = placeOf(x, y);
      const down = place.y + curl * Math.sin((Math.PI * place.x) / page.width);
      const [column, row] = [Math.floor(place.x), Math.floor(down)];
      const isPaper = column >= 0 && row >= 0 && column < page.width - 1 && row < page.height - 1;
      const [toRight, toNext] = [place.x - column, down - row];
      const bright = light(x / width, y / height);
      const grain = (random.next() - 0.5) * 10;
      for (const channel of channels) {
        const dot = (row * page.width + column) * 4 + channel;
        const below = dot + page.width * 4;
        const shade = isPaper
          ? (paper[dot] ?? 0) * (1 - toRight) * (1 - toNext) +
            (paper[dot + 4] ?? 0) * toRight * (1 - toNext) +
            (paper[below] ?? 0) * (1 - toRight) * toNext +
            (paper[below + 4] ?? 0) * toRight * toNext
          : desk[channel];
        const lit = (isPaper ? shade * 0.95 + 6 : shade) * bright * cast[channel] + grain;
        data[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, lit));
      }
    }
  }
  const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
    .blur(between(random, 0.4, 0.9))
    .jpeg({ quality: random.int(60, 85) })
    .toBuffer();
  return { data: jpeg, format: 'jpg', width, height, dpi };
}
