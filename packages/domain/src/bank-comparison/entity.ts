/** Table columns of bank comparisons that roles can hide, and their actions in the audit log. */
export const comparisonEntity = {
  tables: {
    bankComparisons: ['kind', 'customer', 'banks', 'author', 'createdAt', 'updatedAt'],
  },
  audit: { bank_comparison_pdf: ['create', 'edit', 'remove', 'send'] },
} as const;
