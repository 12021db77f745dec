import { createCanvas, type Canvas } from '@napi-rs/canvas';

import type { Random } from '../generator/random.ts';

/** A page as a picture, and the dots that it has along an inch in each direction. */
export interface Picture {
  readonly data: Buffer;
  readonly format: 'jpg' | 'png';
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
}

export const between = (random: Random, from: number, to: number) => from + random.next() * (to - from);

/** How a page lies on the glass: its tilt in degrees, and how far it is pushed to the side, in dots. */
export interface Lie {
  readonly degrees: number;
  readonly right?: number;
  readonly down?: number;
}

/** The page as it lies on the glass, on paper of a tint; what is pushed over the edge is cut off. */
export function laid(page: Canvas, { degrees, right = 0, down = 0 }: Lie, tint: string): Canvas {
  const { width, height } = page;
  const paper = createCanvas(width, height);
  const context = paper.getContext('2d');
  context.fillStyle = tint;
  context.fillRect(0, 0, width, height);
  context.save();
  context.translate(width / 2 + right, height / 2 + down);
  context.rotate((degrees * Math.PI) / 180);
  context.globalCompositeOperation = 'multiply';
  context.drawImage(page, -width / 2, -height / 2);
  context.restore();
  return paper;
}
