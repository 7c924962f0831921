import {Form, useRouteLoaderData} from '@remix-run/react';
import type {ComponentPropsWithoutRef, Ref} from 'react';
import {CUSTOMER_FIELD, type PageCustomer} from './customer-field';

interface CustomerFormProps extends Omit<ComponentPropsWithoutRef<typeof Form>, 'method'> {
  /* Not `forwardRef`: its call at the top level would keep this module on pages that don't use it. */
  formRef?: Ref<HTMLFormElement>;
}

/**
 * A form that changes something of the customer whose page it's on. It saves nothing if another customer has logged in
 * since, for instance in another tab (SESS-43).
 */
export function CustomerForm({formRef, children, ...props}: CustomerFormProps) {
  return (
    /* Otherwise the form would keep what was typed when the page shows the next customer's data. */
    <Form key={usePageCustomer()} ref={formRef} method="post" {...props}>
      <CustomerField />
      {children}
    </Form>
  );
}

/** For a plain form. */
export function CustomerField() {
  return <input type="hidden" name={CUSTOMER_FIELD} value={usePageCustomer()} />;
}

const usePageCustomer = () => useRouteLoaderData<PageCustomer>('pages')?.customer;
