import { emptyGrey, type Grey } from './grey.ts';

/** The side of the squares in which the paper's brightness is measured, in dots. */
const square = 40;
/** The share of a square's dots that are darker than its paper. */
const paperShare = 0.85;
/** What is as bright as this share of its paper is white, and as dark as this one black. */
const white = 0.93;
const black = 0.25;

/** The brightness of the paper in each square: that of its brighter dots. */
function paperOf({ data, width, height }: Grey): Grey {
  const squares = emptyGrey(Math.ceil(width / square), Math.ceil(height / square));
  const counts = new Uint32Array(256);
  for (let row = 0; row < squares.height; row += 1) {
    for (let column = 0; column < squares.width; column += 1) {
      counts.fill(0);
      let dots = 0;
      for (let y = row * square; y < Math.min(height, (row + 1) * square); y += 2) {
        for (let x = column * square; x < Math.min(width, (column + 1) * square); x += 2) {
          const shade = data[y * width + x] ?? 0;
          counts[shade] = (counts[shade] ?? 0) + 1;
          dots += 1;
        }
      }
      let shade = 0;
      for (let seen = 0; shade < 255 && seen + (counts[shade] ?? 0) < dots * paperShare; shade += 1)
        seen += counts[shade] ?? 0;
      squares.data[row * squares.width + column] = shade;
    }
  }
  return squares;
}

/** Squares as bright as the brightest around them: a dark square is a picture or a band with text on it, not shadow. */
function smoothed(squares: Grey): Grey {
  const to = emptyGrey(squares.width, squares.height);
  for (let y = 0; y < squares.height; y += 1) {
    for (let x = 0; x < squares.width; x += 1) {
      const around: number[] = [];
      for (let row = Math.max(0, y - 1); row <= Math.min(squares.height - 1, y + 1); row += 1) {
        for (let column = Math.max(0, x - 1); column <= Math.min(squares.width - 1, x + 1); column += 1)
          around.push(squares.data[row * squares.width + column] ?? 0);
      }
      around.sort((one, other) => one - other);
      to.data[y * to.width + x] = around[Math.floor(around.length * 0.7)] ?? 255;
    }
  }
  return to;
}

/** The picture with even white paper: every dot is divided by the brightness of the paper around it. */
export function withEvenPaper(picture: Grey): Grey {
  const { data, width, height } = picture;
  const paper = smoothed(paperOf(picture));
  const to = emptyGrey(width, height);
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(paper.height - 1.001, Math.max(0, y / square - 0.5));
    const top = Math.floor(row);
    for (let x = 0; x < width; x += 1) {
      const column = Math.min(paper.width - 1.001, Math.max(0, x / square - 0.5));
      const left = Math.floor(column);
      const at = top * paper.width + left;
      const [right, down] = [column - left, row - top];
      const upper = (paper.data[at] ?? 255) * (1 - right) + (paper.data[at + 1] ?? 255) * right;
      const lower =
        (paper.data[at + paper.width] ?? 255) * (1 - right) +
        (paper.data[at + paper.width + 1] ?? 255) * right;
      const share = (data[y * width + x] ?? 0) / Math.max(1, upper * (1 - down) + lower * down);
      to.data[y * width + x] = Math.max(0, Math.min(1, (share - black) / (white - black))) * 255;
    }
  }
  return to;
}
