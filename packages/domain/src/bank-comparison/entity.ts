/** What of bank comparisons roles may do without, and what the audit log says is done to them. */
export const comparisonEntity = {
  tables: {
    bankComparisons: ['kind', 'customer', 'banks', 'author', 'createdAt', 'updatedAt'],
  },
  audit: { bank_comparison_pdf: ['create', 'edit', 'remove', 'send'] },
} as const;
