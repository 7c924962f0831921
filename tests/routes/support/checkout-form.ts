/** Valid fields for the hosted checkout, with a card that the gateway accepts. */
export const VALID_CHECKOUT_FORM = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Reed',
  address1: '12 Elm Street',
  city: 'Denver',
  state: 'CO',
  zip: '80011',
  shipping: 'standard',
  cardNumber: '4242 4242 4242 4242',
  cardName: 'Ada Reed',
  expiry: '12/40',
  cvv: '123',
  intent: 'pay',
};
