import {cardDigits, charge} from '../commerce/checkout/gateway';
import {INPUTS, readBody} from './inputs';
import {listPage} from './list-page';
import {newId} from './records';
import {invalid, notFound} from './refusal';
import {customerOf, idOf, owned, type Routes} from './routes';
import {addressWire, paymentWire, productWire} from './wire';

/** Addresses and cards of customers, and the products that can be subscribed to. */
export function addCustomerRoutes({on, program, origin}: Routes): void {
  const {tables} = program;

  on('GET', '/products/:product/', (c) => {
    const found = program.catalog.variantById(
      `gid://shopify/ProductVariant/${c.req.param('product')}`,
    );
    if (!found || found.product.sellingPlanGroupIds.length === 0) throw notFound();
    return c.json(productWire(found, origin));
  });

  on('GET', '/addresses/', (c, caller) =>
    listPage(c, origin, tables.addresses.ofCustomer(customerOf(c, caller)), addressWire),
  );
  on('POST', '/addresses/', async (c, caller) => {
    const input = await readBody(c, INPUTS.address);
    if (caller.customer !== null && input.customer !== caller.customer) throw notFound();
    const address = tables.addresses.save({
      id: newId(),
      customer: input.customer,
      firstName: input.first_name,
      lastName: input.last_name,
      company: input.company_name || null,
      address1: input.address,
      address2: input.address2 || null,
      city: input.city,
      provinceCode: input.state_province_code,
      zip: input.zip_postal_code,
      phone: input.phone || null,
    });
    return c.json(addressWire(address), 201);
  });
  on('GET', '/payments/', (c, caller) =>
    listPage(c, origin, tables.payments.ofCustomer(customerOf(c, caller)), paymentWire),
  );
  on('PATCH', '/payments/:id/update/', async (c, caller) => {
    const payment = owned(tables.payments.byId(idOf(c)), caller);
    const {cc_number, cc_exp_date} = await readBody(c, INPUTS.payment);
    const cardNumber = cardDigits(cc_number);
    const checked = charge(cardNumber);
    if (checked.status !== 'approved') throw invalid('cc_number', 'This card is not accepted.');
    const {brand, last4} = checked;
    const changed = {...payment, cardNumber, brand, last4, expires: cc_exp_date};
    return c.json(paymentWire(tables.payments.save(changed)));
  });
}
