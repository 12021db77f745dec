import type { Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';

import type { Random } from '../generator/random.ts';
import { between, laid, type Picture } from './paper.ts';

const inks = ['#5b7de8', '#d65a5a', '#7a5ad6'] as const;

/** A round stamp of coloured ink somewhere on the page. */
function stamp(page: Canvas, random: Random): void {
  const context = page.getContext('2d');
  const radius = page.width * 0.09;
  const [x, y] = [between(random, 0.3, 0.8) * page.width, between(random, 0.3, 0.85) * page.height];
  context.save();
  context.globalCompositeOperation = 'multiply';
  context.strokeStyle = random.pick(inks);
  context.fillStyle = context.strokeStyle;
  context.lineWidth = radius * 0.07;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.stroke();
  context.font = `600 ${radius * 0.3}px "Sample Liberation"`;
  context.textAlign = 'center';
  context.fillText('ZATWIERDZONO', x, y);
  context.restore();
}

/** A signature by a blue pen over the text. */
function sign(page: Canvas, random: Random): void {
  const context = page.getContext('2d');
  const size = page.width * 0.05;
  let [x, y] = [between(random, 0.2, 0.6) * page.width, between(random, 0.5, 0.9) * page.height];
  context.save();
  context.globalCompositeOperation = 'multiply';
  context.strokeStyle = '#2f4fc0';
  context.lineWidth = page.width * 0.0022;
  context.beginPath();
  context.moveTo(x, y);
  for (let stroke = 0; stroke < 8; stroke += 1) {
    const [nextX, nextY] = [x + between(random, 0.1, 0.8) * size, y + between(random, -0.3, 0.3) * size];
    const bow = (stroke % 2 === 0 ? -1 : 0.6) * size;
    context.bezierCurveTo(x + size * 0.2, y + bow, nextX - size * 0.1, nextY + bow, nextX, nextY);
    [x, y] = [nextX, nextY];
  }
  context.stroke();
  context.restore();
}

/** Dust on the glass. */
function dirty(page: Canvas, random: Random): void {
  const context = page.getContext('2d');
  for (let speck = random.int(10, 80); speck > 0; speck -= 1) {
    const radius = between(random, 0.4, 1.3) * (page.width / 1600);
    context.fillStyle = `rgba(40, 40, 40, ${between(random, 0.3, 0.9)})`;
    context.beginPath();
    context.arc(random.next() * page.width, random.next() * page.height, radius, 0, 2 * Math.PI);
    context.fill();
  }
}

/** A page on the glass of an office scanner: tilted, perhaps stamped or signed, perhaps laid in the wrong way round. */
export async function scanned(page: Canvas, dpi: number, random: Random): Promise<Picture> {
  if (random.chance(0.25)) stamp(page, random);
  if (random.chance(0.2)) sign(page, random);
  const lie = {
    degrees: between(random, -3, 3),
    right: between(random, -0.012, 0.012) * page.width,
    down: between(random, -0.012, 0.012) * page.height,
  };
  const paper = laid(page, lie, random.pick(['#f4f2ee', '#ffffff', '#ececec', '#f6f0e2']));
  dirty(paper, random);
  let image = sharp(paper.toBuffer('image/png')).removeAlpha();
  if (random.chance(0.6)) image = image.greyscale();
  image = image.blur(between(random, 0.4, 0.9) * Math.max(1, dpi / 200));
  const quarters = random.chance(0.15) ? random.int(1, 3) : 0;
  const { data, info } = await sharp(await image.png().toBuffer())
    .rotate(quarters * 90)
    .jpeg({ quality: random.int(40, 80) })
    .toBuffer({ resolveWithObject: true });
  return { data, format: 'jpg', width: info.width, height: info.height, dpi };
}

/** A page as a good scanner makes it: sharp, and straight within the tilt given in degrees. */
export async function wellScanned(page: Canvas, dpi: number, degrees: number): Promise<Picture> {
  const paper = laid(page, { degrees }, '#f8f8f6');
  const { data, info } = await sharp(paper.toBuffer('image/png'))
    .removeAlpha()
    .blur(0.5)
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  return { data, format: 'jpg', width: info.width, height: info.height, dpi };
}
