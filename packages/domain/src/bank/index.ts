export { bank } from './bank.ts';
export {
  templateFieldHiddenWith,
  templateFieldNamed,
  templateFieldNames,
  templateFields,
  type TemplateField,
} from './template-fields.ts';
export {
  documentTemplatePatch,
  templateFileName,
  templateName,
  type DocumentTemplatePatch,
} from './document-template.ts';
