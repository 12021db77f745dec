/** Fields and table columns of offers that can be hidden, and their actions in the audit log. */
export const offerEntity = {
  excludable: [
    'offer.commisionPercent',
    'offer.commisionAmount',
    'offer.invoiceChargedPrice',
    'offer.transactionCosts',
  ],
  tables: {
    offers: [
      'offerType',
      'number',
      'status',
      'vehicle',
      'bank',
      'dealer',
      'worker',
      'vehicleValue',
      'numberOfInstallments',
      'monthlyAmount',
      'sumOfPayments',
      'commisionAmount',
      'bookingDate',
      'createdAt',
    ],
  },
  audit: { offer: ['create', 'edit', 'remove', 'restore', 'send'] },
} as const;
