export { bank } from './bank.ts';
export {
  documentTemplatePatch,
  templateFieldHiddenWith,
  templateFieldNamed,
  templateFieldNames,
  templateFields,
  templateFileName,
  templateName,
  type DocumentTemplatePatch,
  type TemplateField,
} from './templates.ts';
