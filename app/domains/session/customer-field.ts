/** The form field that identifies the customer whose page the form was on. */
export const CUSTOMER_FIELD = 'customer';

/** In the data of `routes/pages.tsx`, which is loaded with each page. */
export interface PageCustomer {
  /** `customerMark` of the customer whose data the page shows. Absent for guests. */
  customer?: string;
}
