/** What the demo agency says of itself. */
export const demoAgency = {
  taxIdNumber: '9991000111',
  street: 'ul. Marszałkowska 10/12',
  postCode: '00-590',
  city: 'Warszawa',
  phone: '+48221234567',
  email: 'biuro@szansa.example',
  website: 'szansa.example',
  pdfFooter: 'Agencja Szansa sp. z o.o. · kapitał zakładowy 50 000 zł · szansa.example',
  mailFooter: 'ul. Marszałkowska 10/12, 00-590 Warszawa\ntel. 22 123 45 67',
};
