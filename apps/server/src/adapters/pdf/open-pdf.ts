import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import { getDocument, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

const require = createRequire(import.meta.url);
const pdfjs = path.dirname(require.resolve('pdfjs-dist/package.json'));
const folder = (name: string) => `${path.join(pdfjs, name)}${path.sep}`;

/** Opens a PDF of a stranger; only in a process of its own. @throws what `pdfProblem` names */
export async function openPdf(file: string): Promise<PDFDocumentProxy> {
  return getDocument({
    data: new Uint8Array(await readFile(file)),
    standardFontDataUrl: folder('standard_fonts'),
    cMapUrl: folder('cmaps'),
    wasmUrl: folder('wasm'),
    verbosity: VerbosityLevel.ERRORS,
    stopAtErrors: false,
  }).promise;
}

/** Why a PDF could not be opened or read. */
export const pdfProblem = (error: unknown): 'encrypted' | 'damaged' =>
  error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged';
