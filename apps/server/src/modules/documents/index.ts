export { documentById } from './answers.ts';
export { addDocument } from './filing.ts';
export { fieldsInLetter, letterInput } from './letter.ts';
