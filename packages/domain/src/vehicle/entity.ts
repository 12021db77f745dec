/** Fields and table columns of vehicles that can be hidden, and their actions in the audit log. */
export const vehicleEntity = {
  excludable: ['vehicle.discount'],
  tables: {
    vehicles: [
      'version',
      'orderNo',
      'bodyColor',
      'yearOfProduction',
      'grossCatalogPrice',
      'discount',
      'grossSellPrice',
      'offers',
      'createdAt',
    ],
  },
  audit: { vehicle: ['create', 'edit', 'remove', 'merge'] },
} as const;
