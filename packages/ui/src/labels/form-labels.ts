/** Words of the form components. */
export interface FormLabels {
  optional: string;
  required: string;
}

export const formLabelsPl: FormLabels = { optional: 'opcjonalne', required: 'wymagane' };

export const formLabelsEn: FormLabels = { optional: 'optional', required: 'required' };
