import {Form} from '@remix-run/react';
import {IdentityPage} from '~/domains/identity/identity-page';
import {Button} from '~/ui/button';
import {ButtonLink} from '~/ui/button-link';
import {FormErrorSummary} from '~/ui/form-error-summary';
import {TextField} from '~/ui/text-field';
import {TextLink} from '~/ui/text-link';
import {useFormFields} from '~/ui/use-form-fields';
import {ACCOUNT_PATHS, FIND_ORDER_PATH} from './account-paths';
import {FIND_ORDER_FIELDS, FIND_ORDER_RULES, type FindOrderAnswer} from './forms/find-order';

export function FindOrderPage({answer}: {answer: FindOrderAnswer | undefined}) {
  const {summary, text} = useFormFields({
    prefix: 'find-order',
    names: FIND_ORDER_FIELDS,
    rules: FIND_ORDER_RULES,
    answer,
    problemTitle: 'No link was sent',
  });
  return (
    <IdentityPage
      heading="Find your order"
      lead="You don’t need an account. We’ll email you a link that shows where your order is."
      footnote={
        <p className="text-ink-soft">
          Have an account? <TextLink to={ACCOUNT_PATHS.orders}>See your orders</TextLink>
        </p>
      }
    >
      <Form
        method="post"
        action={FIND_ORDER_PATH}
        reloadDocument
        noValidate
        className="flex flex-col gap-5"
      >
        <FormErrorSummary {...summary} />
        <TextField
          {...text('orderNumber')}
          label="Order number"
          description="It’s in the email that confirmed your order."
          autoComplete="off"
          isRequired
        />
        <TextField {...text('email')} label="Email" type="email" autoComplete="email" isRequired />
        <Button type="submit" isFullWidth>
          Send the link
        </Button>
      </Form>
    </IdentityPage>
  );
}

/** Shown after the form was sent, whether or not there is such an order. */
export function OrderLinkSent() {
  return (
    <IdentityPage heading="Check your inbox">
      <p>If we have an order with that number and email address, a link to it is on its way.</p>
      <p className="text-ink-soft">
        Nothing after a few minutes? Check your spam folder, or try another address you may have
        used. You can also <TextLink to="/contact-us">write to us</TextLink>.
      </p>
      <ButtonLink to={FIND_ORDER_PATH} variant="secondary" isFullWidth>
        Try again
      </ButtonLink>
    </IdentityPage>
  );
}
