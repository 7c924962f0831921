import {Form, useRouteLoaderData} from '@remix-run/react';
import {forwardRef, type ComponentPropsWithoutRef} from 'react';
import {CUSTOMER_FIELD, type PageCustomer} from './customer-field';

/**
 * A form that changes something of the customer whose page it's on. It saves nothing if another customer has logged in
 * since, for instance in another tab (SESS-43).
 */
export const CustomerForm = forwardRef<
  HTMLFormElement,
  Omit<ComponentPropsWithoutRef<typeof Form>, 'method'>
>(function CustomerForm({children, ...props}, ref) {
  return (
    /* Otherwise the form would keep what was typed when the page shows the next customer's data. */
    <Form key={usePageCustomer()} ref={ref} method="post" {...props}>
      <CustomerField />
      {children}
    </Form>
  );
});

/** For a plain form. */
export function CustomerField() {
  return <input type="hidden" name={CUSTOMER_FIELD} value={usePageCustomer()} />;
}

const usePageCustomer = () => useRouteLoaderData<PageCustomer>('pages')?.customer;
