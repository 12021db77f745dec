import { expect, it } from 'vitest';
import { z } from 'zod';

import { authenticatedUser, signedIn } from './endpoints/auth.ts';
import { endpoints } from './endpoints/index.ts';

/** Fields of entities as the specification spells them: every answer of the server is described by these schemas. */
const fields = (text: string) => text.split(/,\s+/);

/** Returns the names of a response's fields, nested ones as `emails.email`. */
function namesIn(schema: z.ZodType, prefix = ''): string[] {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodArray) {
    return namesIn(schema.unwrap() as z.ZodType, prefix);
  }
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Readonly<Record<string, z.ZodType>>).flatMap(([name, part]) => [
    `${prefix}${name}`,
    ...namesIn(part, `${prefix}${name}.`),
  ]);
}

const cars = `brandId, modelId, versionId, carBodyTypeId, carDriveTypeId, carFuelTypeId, carTransmissionTypeId,
  carTypeId, enginePower, engineSize, enginePowerUnit, doorsCount, seatsCount, description, additionalInformation,
  equipment.carEquipmentId, equipment.carEquipmentSectionId, equipment.carTemplateId, equipment.carOfferId,
  equipment.equipmentType, equipment.sortOrder`;
const messages = 'isNote, message, files, author, mentions, createdAt, updatedAt';
const chats =
  'kind, messageId, message, author.firstName, author.lastName, lastMessageAt, readAt, isArchived';
const of = <Name extends keyof typeof endpoints>(name: Name) => endpoints[name];

const including = (specified: string): unknown => expect.arrayContaining(fields(specified));

it('the fields of the authenticated user and what belongs to it are spelt as specified [S3.1]', () => {
  expect(namesIn(authenticatedUser)).toEqual(
    including(
      'roles.key, newActivityMode, firstName, lastName, email, phoneNumber, position, locale, isActive',
    ),
  );
  expect(namesIn(signedIn)).toEqual(
    including('tokenData, user, userPermissions, permissions, excludableFields, userExcludedFields'),
  );
  expect(namesIn(signedIn.shape.tokenData)).toEqual(
    including('accessToken, lastPage, workControlNotifications'),
  );
  expect(namesIn(of('roles').list.response)).toEqual(including('name, key'));
});

it('the fields of a customer are spelt as specified [S3.2]', () => {
  expect(namesIn(of('customers').get.response)).toEqual(
    including(`firstName, lastName, street, postCode, city, country, personalIdNumber, taxIdNumber, customerOrganizations.name,
      customerOrganizations.taxIdNumber, emails.email, phones.phone, addedBy.firstName, addedBy.lastName, note,
      isArchived`),
  );
});

it('the fields of an opportunity are spelt as specified [S3.3]', () => {
  expect(namesIn(of('opportunities').get.response)).toEqual(
    including('status, customer, worker, isArchived, leadSource, labels'),
  );
});

it('the fields of an offer and what belongs to it are spelt as specified [S3.4]', () => {
  expect(namesIn(of('offers').get.response)).toEqual(
    including(`commisionPercent, commisionAmount, bookingDate, initialPayment, numberOfInstallments, buyoutPrice, monthlyAmount,
      vehicleValue, transactionCosts, sumOfPayments, invoiceChargedPrice, vehicleRegistrationDate, dealSigningDate,
      dealEndDate, carInsuranceId, gapInsuranceId, orderType, offerType, intrestRateType, isDeposit, registrationCity,
      bankRepresentative, dealerRepresentative`),
  );
  expect(namesIn(of('offers').create.body)).toEqual(including('vehicleInfo, vehicleId'));
  expect(namesIn(of('vehicles').get.response)).toEqual(
    including(`orderNo, manufacturer, model, engine, shifter, version, body, bodyColor, yearOfProduction, grossCatalogPrice,
      discount, grossSellPrice`),
  );
});

it('the fields of a bank and what belongs to it are spelt as specified [S3.5]', () => {
  expect(namesIn(of('banks').get.response)).toEqual(including('name'));
  expect(namesIn(of('representatives').get.response)).toEqual(including('bank, dealer'));
  expect(namesIn(of('dealers').get.response)).toEqual(
    including('name, alias, taxIdNumber, mainOfficeAddress, companyAddress, handoutAddress, dealerType'),
  );
});

it('the fields of a request to reassign are spelt as specified [S3.6]', () => {
  expect(namesIn(of('reassignRequests').get.response)).toEqual(
    including('id, customerFile, currentWorker, requester, targetWorker, reason'),
  );
});

it('the fields of an enquiry and what belongs to it are spelt as specified [S3.7]', () => {
  expect(namesIn(of('internalEnquiries').get.response)).toEqual(
    including(`id, title, category, offer, description, extraDescription, individualNumber, worker, platformer.id, customerFile,
      isArchived, createdAt, updatedAt, messageCount, status, brand, type, ownShare, numberOfInstallments,
      distanceLimit, grant, availability`),
  );
  expect(namesIn(of('internalEnquiries').events.response)).toEqual(including('items.createdAt'));
  expect(namesIn(of('internalEnquiryMessages').getMessages.response)).toEqual(
    including(
      `messageReadBy.reader, messageReadBy.readAt, ${fields(`internalEnquiryId, ${messages}`)
        .map((name) => `items.${name}`)
        .join(', ')}`,
    ),
  );
});

it('the fields of comments and chats are spelt as specified [S3.8]', () => {
  expect(namesIn(of('comments').find.response)).toEqual(
    including(
      `messageReadBy.reader, messageReadBy.readAt, ${fields(`customerFileId, ${messages}`)
        .map((name) => `items.${name}`)
        .join(', ')}`,
    ),
  );
  expect(namesIn(of('comments').getFollowedChats.response)).toEqual(
    including(`${chats}, customerFileId, customerName, cfWorkerId, customerId`),
  );
  expect(namesIn(of('internalEnquiryMessages').getFollowedChats.response)).toEqual(
    including(`${chats}, internalEnquiryId, worker, platformerId`),
  );
});

it('the fields of a notification are spelt as specified [S3.9]', () => {
  expect(namesIn(of('notifications').get.response)).toEqual(
    including(
      'id, message, deliveryTime, customer, options.customerFileId, options.internalEnquiryId, source, type',
    ),
  );
});

it('the fields of a received mail are spelt as specified [S3.10]', () => {
  expect(namesIn(of('receivedMails').get.response)).toEqual(
    including(
      'subject, fromName, fromAddress, content, sentDate, readBy, readAt, confirmedBy, confirmedAt, status',
    ),
  );
});

it('the fields of an announcement and what belongs to it are spelt as specified [S3.11]', () => {
  expect(namesIn(of('companyNotices').get.response)).toEqual(
    including('title, note, author, isDraft, sentAt, roles, userIds'),
  );
  expect(namesIn(of('myCompanyNotices').get.response)).toEqual(including('files'));
  expect(namesIn(of('companyNoticeEntries').list.response)).toEqual(
    including('items.person, items.readAt, items.confirmedAt'),
  );
});

it('the fields of a car offer are spelt as specified [S3.13]', () => {
  expect(namesIn(of('carOffers').get.response)).toEqual(
    including(
      `${cars}, ${fields(
        `id, carColorId, carTemplateId, carOfferId, catalogPrice, catalogDiscountPrice, carAvailabilityId, availability,
        availabilityCount, currentAvailabilityCount, dealerId, year, prodTime, carCondition, mileage,
        firstRegistration, realAvailabilityDate, showAvailabilityInformation, equipment, images.imageType,
        images.order, images.id, images.carVariantId`,
      )
        .map((name) => `variants.${name}`)
        .join(', ')}`,
    ),
  );
});

it('the fields of a lead source and a label are spelt as specified [S3.14]', () => {
  expect(namesIn(of('leadSources').overview.response)).toEqual(including('name, slug, customerFiles'));
  expect(namesIn(of('labels').list.response)).toEqual(including('title, color, textColor, description'));
});

it('the fields of a report are spelt as specified [S3.15]', () => {
  expect(namesIn(of('reports').get.response)).toEqual(
    including('type, dateFrom, dateTo, workers, acceptedAt'),
  );
});

it('the fields of a document and a document template are spelt as specified [S3.16]', () => {
  expect(namesIn(of('documents').listOfOpportunity.response)).toEqual(
    including('name, type, createdAt, createdBy'),
  );
  expect(namesIn(of('documentTemplates').listOfOpportunity.response)).toEqual(including('name, bank'));
});

it('the fields of a rent offer are spelt as specified [S3.17]', () => {
  expect(namesIn(of('rentOfferPdfs').get.response)).toEqual(
    including(`carBrandAndModel, carVersionAndEngine, carState, offerType, clientTitle, initialPaymentNet, monthlyFeeNet,
      contractMonthsPeriod, totalKmLimit, vehicleInsurance, maintenance, replacementCar, assistance, damageControl,
      buyoutPriceNet, displayMileage, additionalInformation, carVariant, sellValue`),
  );
});

it('the fields of an export request are spelt as specified [S3.18]', () => {
  expect(namesIn(of('exports').list.response)).toEqual(
    including('items.id, items.user, items.createdAt, items.completedAt, items.status, items.source'),
  );
});

it('the fields of a car template and an entry of a car list are spelt as specified [S3.19]', () => {
  expect(namesIn(of('carTemplates').get.response)).toEqual(including(cars));
  expect(namesIn(of('carLists').list.response)).toEqual(including('name, code, parent, switches'));
});
