import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist';

type Matrix = readonly [number, number, number, number, number, number];

const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that applies the second one, then the first. */
function after([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

function matrixOf(values: unknown): Matrix | null {
  if (!Array.isArray(values)) return null;
  const [a, b, c, d, e, f] = values.filter(isNumber);
  const isWhole = [a, b, c, d, e, f].every((one) => one !== undefined);
  return isWhole ? [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0] : null;
}

const pictures: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
]);
const texts: ReadonlySet<number> = new Set([OPS.showText, OPS.showSpacedText]);

/** The way of writing that leaves no mark: letters for searching over a picture. */
const invisible = 3;
/** The share of a page that the picture of a scanned page covers. */
const wholePage = 0.8;

/**
 * Whether a page is a picture with its text hidden: written invisibly over it, or beneath it, as programs of scanners do.
 * Such a text is what a machine once took the picture for.
 */
export async function isTextHidden(page: PDFPageProxy): Promise<boolean> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const { width, height } = page.getViewport({ scale: 1 });
  const stack: { matrix: Matrix; mode: number }[] = [];
  let matrix = identity;
  let mode = 0;
  let picture = -1;
  const visible: number[] = [];
  for (const [at, operation] of fnArray.entries()) {
    const values: unknown = argsArray[at];
    if (operation === OPS.save) stack.push({ matrix, mode });
    else if (operation === OPS.restore) ({ matrix, mode } = stack.pop() ?? { matrix: identity, mode: 0 });
    else if (operation === OPS.transform) matrix = after(matrix, matrixOf(values) ?? identity);
    else if (operation === OPS.setTextRenderingMode) mode = Array.isArray(values) ? Number(values[0]) : 0;
    else if (pictures.has(operation)) {
      const [a, b, c, d] = matrix;
      if (Math.abs(a * d - b * c) >= wholePage * width * height) picture = at;
    } else if (texts.has(operation) && mode !== invisible) visible.push(at);
  }
  return picture >= 0 && visible.every((at) => at < picture);
}
