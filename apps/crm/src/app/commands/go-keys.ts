/** Keys pressed one after another that lead to a page from anywhere. */
export const goKeys = { '/': 'g d', '/customers': 'g c', '/sales-opportunities': 'g o' } as const;
