import type { Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';

import type { Random } from '../generator/random.ts';
import { between, laid, type Picture } from './paper.ts';

/** The line that the sending machine writes over the page. */
function headed(page: Canvas, random: Random): void {
  const context = page.getContext('2d');
  const size = page.width * 0.014;
  const time = `${random.int(7, 18)}:${random.int(10, 59)}`;
  const parts = [
    `${random.int(10, 28)}-11-2026 ${time}`,
    'FROM: BIURO',
    `FAX +48 22 000 00 ${random.int(10, 99)}`,
  ];
  context.fillStyle = '#000000';
  context.font = `400 ${size}px "Sample Liberation"`;
  [...parts, 'P. 01/01'].forEach((part, at) => {
    context.fillText(part, page.width * (0.04 + at * 0.26), size * 1.6);
  });
}

/** Grey as a pattern of black dots, each passing on what it was too dark or too bright by (Floyd and Steinberg). */
function dithered(data: Buffer, width: number): void {
  const rest = Float32Array.from(data);
  const add = (at: number, value: number) => {
    if (at < rest.length) rest[at] = (rest[at] ?? 0) + value;
  };
  for (let at = 0; at < rest.length; at += 1) {
    const shade = rest[at] ?? 0;
    const dot = shade < 128 ? 0 : 255;
    const off = shade - dot;
    data[at] = dot;
    add(at + 1, (off * 7) / 16);
    add(at + width - 1, (off * 3) / 16);
    add(at + width, (off * 5) / 16);
    add(at + width + 1, off / 16);
  }
}

/** How many of a hundred faxes have half the rows, and how many show grey as a pattern. */
const coarseShare = 0.25;
const ditheredShare = 0.2;

/** Black and white with noise, columns that a dirty reader leaves, often half as fine from top to bottom. */
export async function faxed(page: Canvas, dpi: number, random: Random): Promise<Picture> {
  const paper = laid(page, { degrees: between(random, -1.2, 1.2) }, '#ffffff');
  if (random.chance(0.7)) headed(paper, random);
  const { data, info } = await sharp(paper.toBuffer('image/png'))
    .greyscale()
    .blur(0.4)
    .resize(paper.width, Math.round(paper.height * (random.chance(coarseShare) ? 0.5 : 1)), { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const limit = random.int(140, 190);
  if (random.chance(ditheredShare)) dithered(data, info.width);
  const dirty = random.chance(0.4)
    ? Array.from({ length: random.int(1, 3) }, () => random.int(0, info.width - 1))
    : [];
  const noise = between(random, 0.0002, 0.0015);
  for (let at = 0; at < data.length; at += 1) {
    const isNoise = random.chance(noise);
    const isDirty = dirty.includes(at % info.width) && random.chance(0.7);
    data[at] = isNoise || isDirty ? 0 : (data[at] ?? 0) < limit ? 0 : 255;
  }
  const png = await sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .resize(paper.width, paper.height, { fit: 'fill', kernel: 'nearest' })
    .png({ colours: 2 })
    .toBuffer();
  return { data: png, format: 'png', width: paper.width, height: paper.height, dpi };
}
