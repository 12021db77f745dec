/** Everything that has to be known before an opportunity is closed (specification, section 5), in the form's order. */
export const closingFields = [
  'leadSource',
  'worker',
  'chosenOffer',
  'vehicle',
  'vehicleValue',
  'initialPayment',
  'numberOfInstallments',
  'monthlyAmount',
  'buyoutPrice',
  'sumOfPayments',
  'transactionCosts',
  'invoiceChargedPrice',
  'commisionAmount',
  'orderType',
  'bankRepresentative',
  'dealerRepresentative',
  'dealSigningDate',
  'dealEndDate',
  'vehicleRegistrationDate',
  'carInsuranceId',
  'gapInsuranceId',
] as const;

export type ClosingField = (typeof closingFields)[number];

/** Fields that belong to the opportunity itself; all others are the chosen offer's. */
export const opportunityClosingFields: readonly ClosingField[] = ['leadSource', 'worker', 'chosenOffer'];
