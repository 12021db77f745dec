export { documentById } from './answers.ts';
export { fileBytes, fileBytesIfThere } from './file-bytes.ts';
export { addDocument } from './filing.ts';
export { agencyOnPaper, fieldsInLetter, letterInput, ownLetterInput } from './letter.ts';
export { pdfQueue } from './pdf-queue.ts';
