export { bankInput, bankPatch, noBankColor, type BankInput, type BankPatch } from './bank.ts';
export {
  documentTemplatePatch,
  templateFileName,
  templateName,
  type DocumentTemplatePatch,
} from './document-template.ts';
