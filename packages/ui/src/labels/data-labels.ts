/** Words of the table, filters, board, chat and other data components. */
export interface DataLabels {
  noResults: string;
}

export const dataLabelsPl: DataLabels = { noResults: 'Brak wyników' };

export const dataLabelsEn: DataLabels = { noResults: 'No results' };
