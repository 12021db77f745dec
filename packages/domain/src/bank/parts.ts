/** Entities that belong to a bank alone, with what the audit log knows of them. */
export const bankParts = {
  audit: { document_template: ['create', 'edit', 'remove'] },
  labels: { document_template: ['Szablony dokumentów', 'Document templates'] },
} as const;
