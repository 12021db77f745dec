import {
  categoryFields,
  fieldsOfCategory,
  requiredOfCategory,
  type CategoryField,
  type EnquiryCategory,
  type RequiredField,
} from './kinds.ts';

type Fields = { readonly category: EnquiryCategory } & {
  readonly [Field in CategoryField | RequiredField]?: unknown;
};

/** Whether enquiries of a category have a field. */
export function hasField(category: EnquiryCategory, field: CategoryField): boolean {
  const fields: readonly CategoryField[] = fieldsOfCategory[category];
  return fields.includes(field);
}

/** Returns the fields an enquiry's category requires and it lacks (rule EN1). Zero counts as filled, empty does not. */
export function missingOfCategory(enquiry: Fields): readonly RequiredField[] {
  return requiredOfCategory[enquiry.category].filter((field) => (enquiry[field] ?? null) === null);
}

/** The fields that an enquiry of a category has no use for, empty (rule EN2). */
export function emptiedForCategory(category: EnquiryCategory): { readonly [Field in CategoryField]?: null } {
  const foreign = categoryFields.filter((field) => !hasField(category, field));
  return Object.fromEntries(foreign.map((field) => [field, null]));
}
