export { documentById } from './answers.ts';
export { addDocument } from './filing.ts';
export { agencyOnPaper, fieldsInLetter, letterInput } from './letter.ts';
