export { documentById } from './answers.ts';
export { addDocument } from './filing.ts';
export { fieldsInLetter, letterInput, ownLetterInput } from './letter.ts';
