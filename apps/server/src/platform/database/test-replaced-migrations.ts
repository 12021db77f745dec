/** The list that a database from before the baseline ends with; names between the first and the last do not matter. */
export const replacedMigrations = () =>
  Array.from({ length: 85 }, (_, index) => {
    if (index === 0) return '0001-accounts';
    return index === 84 ? '0213-answered-enquiries' : `${String(index + 1).padStart(4, '0')}-replaced`;
  });
