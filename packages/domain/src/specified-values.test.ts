import { expect, it } from 'vitest';

import { actions, entities, isAdministrator, isSalesperson, roleKeys } from './access/index.ts';
import { analyticsColumnNames, monthPeriods, periodDays } from './analytics/index.ts';
import {
  availabilityAmounts,
  availabilitySwitches,
  carAvailabilities,
  carConditions,
  carListKinds,
  enginePowerUnits,
  platformOfferStatuses,
} from './catalogue/index.ts';
import { dealerTypes } from './dealer/index.ts';
import { enquiryAvailabilities, enquiryCategories, enquiryStatuses, grantTypes } from './enquiry/index.ts';
import { exportSourceNames, exportStatuses } from './export/index.ts';
import { notificationSources, notificationTypes } from './notification/index.ts';
import { intrestRateTypes, offerTypes, orderTypes } from './offer/index.ts';
import { closingFields, opportunityStatuses } from './opportunity/index.ts';
import { receivedMailStatuses } from './received-mail/index.ts';
import { allEntryColumns, dateRangeTypes, reportTypes } from './report/index.ts';

/** Values as the specification lists them, word for word: other programs and stored rows know them by these names. */
const words = (text: string) => text.split(/,?\s+/);

it('sources and types of notifications are spelt as specified [S3.9]', () => {
  expect(notificationSources).toEqual(words('customerFile, dashboard, internalEnquiry, offerReservation'));
  expect(notificationTypes).toEqual(
    words(
      'calendar, admin, comments, internalEnquiryNew, internalEnquiryNote, internalEnquiryChat, offerReservationNew, system',
    ),
  );
});

it('analytics have the columns that are specified [S3.12]', () => {
  expect(Object.keys(analyticsColumnNames)).toEqual(
    expect.arrayContaining(
      words(`worker, personalIdNumber, taxIdNumber, companies, vehicle, bodyColor, bankRepresentative, dealer,
        hasPolicy, isRegistered, isPickedUp, vehicleValue, note, createdAt, offer, pickupDate, dealerRepresentative,
        applicationDate, agreementDate, carInsuranceId, status, signedDeal, vehicleRegistrationDate, offerType,
        specification`),
    ),
  );
});

it('entries of reports have 31 columns, spelt as specified [S3.15]', () => {
  const specified = words(`taxId, clientName, phone, email, incomeType, type, description, yearOfProduction,
    leasingCompany, monthOfIncome, nettoTransactionValue, ownShare, netCommitmentValue, clientCommission,
    transactionCosts, totalCommission, insurance, gapInsurance, registerVehicleDate, conctractDate, customerSource,
    notes, workerCommission, invoiceNumber, mgInsuranceCommission, payMonth, sumOfCommissions, leasingMerchantName,
    invoiceChargedPrice, totalSumOfCommissions, customerFileCreationMethod`);
  expect(specified).toHaveLength(31);
  expect(allEntryColumns.filter((column) => column !== 'commisionAmount')).toEqual(specified);
});

it('exports have the sources Customer and CustomerOrganization, and four statuses [S3.18, S4.10]', () => {
  expect(exportSourceNames).toEqual(expect.arrayContaining(['Customer', 'CustomerOrganization']));
  expect(exportStatuses).toEqual(words('pending, processing, completed, failed'));
});

it('availabilities have seven switches, the catalogue its lists [S3.19]', () => {
  expect(availabilitySwitches).toEqual(
    words(
      'year, production_time, availability_date, stock_calculation, colour, additional_equipment, technical_condition',
    ),
  );
  expect(carListKinds).toEqual(
    expect.arrayContaining(
      words(`body_type, drive_type, fuel_type, transmission, type, brand, model, version, equipment,
        equipment_section, colour, availability`),
    ),
  );
});

it('opportunities have eleven statuses, in this order [S4.3]', () => {
  expect(opportunityStatuses).toEqual(
    words(`lead, first_contact, presentation_proposal, negotiations, application_to_client, application,
      conclusion_agreement, waiting_for_vehicle, registration_insurance, handing, closed`),
  );
});

it('enquiries have six statuses and four categories [S4.8]', () => {
  const states = words(
    'NEW, ACCEPTED_FOR_ANALYSIS, INFORMATION_REQUIRED, WAITING_FOR_CONTACT, NEEDS_CLARIFICATION, COMPLETED',
  );
  expect(enquiryStatuses.toSorted()).toEqual(
    states.map((state) => `INTERNAL_ENQUIRY_STATUS_${state}`).toSorted(),
  );
  expect(enquiryCategories).toEqual(words('car_search, calculation, document_processing, question'));
});

it('received mails have four statuses [S4.9]', () => {
  expect(receivedMailStatuses).toEqual(words('unread, read, accepted, rejected'));
});

it('platform offers have six statuses [S4.13]', () => {
  expect(platformOfferStatuses).toEqual(words('pending, active, inactive, deleted, blocked, unknown'));
});

it('the other lists have the values that are specified [S4.16]', () => {
  const lists = [
    [orderTypes, 'production, on_hand'],
    [offerTypes, 'leasing, rent_long_term, rent_short_term'],
    [intrestRateTypes, 'fixed, variable'],
    [Object.keys(dealerTypes), 'supplier, intermediary'],
    [reportTypes, 'deal_signing_date, vehicle_registration_date'],
    [grantTypes, 'not_using, using_100, using_50, using_0'],
    [enquiryAvailabilities, 'immediately, production, any'],
    [carAvailabilities, 'readily, production'],
    [availabilityAmounts, 'small, medium, large'],
    [carConditions, 'new, used'],
    [enginePowerUnits, 'km, kW'],
    [monthPeriods, 'current, previous, quarter, all'],
    [periodDays, 'close_date, vehicle_registration_date'],
  ] as const;
  for (const [values, specified] of lists) expect(values).toEqual(words(specified));
  expect(dateRangeTypes.toSorted()).toEqual(
    words(`current_month, last_month, last_7_days, last_14_days, last_21_days, last_28_days, last_30_days,
      last_31_days, last_quarter, current_quarter, last_year, current_year, selected_range`).toSorted(),
  );
});

it('closing requires every field that is specified [S5.6]', () => {
  expect(closingFields.toSorted()).toEqual(
    words(`chosenOffer, vehicle, dealSigningDate, dealEndDate, vehicleRegistrationDate, gapInsuranceId,
      carInsuranceId, vehicleValue, initialPayment, numberOfInstallments, monthlyAmount, commisionAmount, buyoutPrice,
      transactionCosts, sumOfPayments, invoiceChargedPrice, bankRepresentative, dealerRepresentative, worker,
      orderType, leadSource`).toSorted(),
  );
});

it('roles have the keys that are specified, and their checks [S6.1]', () => {
  expect(roleKeys.toSorted()).toEqual(words('ADMIN, ADMIN_REPORTS, PLATFORMER, SUPER_ADMIN, WORKER'));
  expect(roleKeys.filter((role) => isAdministrator([role])).toSorted()).toEqual(['ADMIN', 'SUPER_ADMIN']);
  expect(roleKeys.filter((role) => isSalesperson([role]))).toEqual(['WORKER']);
});

it('rights are of the actions and entities that are specified [S6.4]', () => {
  expect(actions).toEqual(words('create, edit, get'));
  expect(entities).toEqual(
    expect.arrayContaining(
      words(`vehicle, status_tag, timeline_event, document, representative, customer, activity, bank, search, comment,
        role, dealer, opportunity, user, permission, notification, offer, customer_organisation, report, label,
        analytics, internal_enquiry, internal_enquiry_category, internal_enquiry_file, internal_enquiry_message,
        internal_enquiry_status, company_notice, car_brand, car_model, car_version, car_colour, car_availability,
        car_variant, car_template, car_offer, car_image, car_equipment_section, car_equipment, car_body_type,
        car_drive_type, car_fuel_type, car_transmission, car_type, dashboard, export, bank_comparison_pdf,
        received_mail, rent_offer_pdf, lead_source`),
    ),
  );
});
