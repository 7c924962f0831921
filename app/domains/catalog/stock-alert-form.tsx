import {useFetcher} from '@remix-run/react';
import {useEffect} from 'react';
import {Alert} from '~/ui/alert';
import {useAnnounce} from '~/ui/announcer';
import {Button} from '~/ui/button';
import {FormErrorSummary} from '~/ui/form-error-summary';
import {TextField} from '~/ui/text-field';
import {useFormFields} from '~/ui/use-form-fields';
import {
  STOCK_ALERT_FIELDS,
  STOCK_ALERT_RULES,
  stockAlertPath,
  type StockAlertReply,
  type StockAlertVariant,
} from './stock-alert/stock-alert';

interface StockAlertFormProps {
  variant: Pick<StockAlertVariant, 'handle' | 'sku'>;
  /** The reply to a form that was sent without scripts. */
  posted?: StockAlertReply | undefined;
}

/** Asks for an email when a variant is back in stock. Stays on its page; without scripts it opens its own page. */
export function StockAlertForm({variant, posted}: StockAlertFormProps) {
  const {Form, data: reply = posted, state} = useFetcher<StockAlertReply>();
  const announce = useAnnounce();
  const {summary, text} = useFormFields({
    prefix: `stock-alert-${variant.sku}`,
    names: STOCK_ALERT_FIELDS,
    rules: STOCK_ALERT_RULES,
    answer: reply?.kind === 'rejected' ? reply.answer : undefined,
    problemTitle: 'Your request wasn’t saved',
  });
  const done = reply && doneText(reply);
  useEffect(() => {
    if (done) announce(done);
  }, [announce, done]);

  if (done) {
    return (
      <Alert tone="success" urgency="off">
        {done}
      </Alert>
    );
  }
  return (
    <Form
      method="post"
      action={stockAlertPath(variant)}
      preventScrollReset
      noValidate
      className="flex max-w-144 flex-col gap-3"
    >
      <FormErrorSummary {...summary} />
      <input type="hidden" name="handle" value={variant.handle} />
      <input type="hidden" name="sku" value={variant.sku} />
      <TextField
        {...text('email')}
        label="Email"
        type="email"
        autoComplete="email"
        description="One email when it’s back. Nothing else."
        isRequired
      />
      <Button
        type="submit"
        variant="secondary"
        isPending={state !== 'idle'}
        pendingLabel="Saving your request"
        className="sm:self-start"
      >
        Email me when it’s back
      </Button>
    </Form>
  );
}

function doneText(reply: StockAlertReply): string | null {
  if (reply.kind === 'saved') return `Got it. We’ll email ${reply.email} once it’s back in stock.`;
  if (reply.kind === 'in-stock') return 'It’s back in stock. You can add it to your cart now.';
  return null;
}
