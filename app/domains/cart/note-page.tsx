import {Form, useNavigation} from '@remix-run/react';
import {Button} from '~/ui/button';
import {ButtonLink} from '~/ui/button-link';
import {FormErrorSummary} from '~/ui/form-error-summary';
import {TextArea} from '~/ui/text-area';
import {useFormFields} from '~/ui/use-form-fields';
import {CART_PATH} from './cart-form';
import {NOTE_FIELDS, type NoteAnswer} from './page/order-note';

interface NotePageProps {
  note: string;
  answer: NoteAnswer | undefined;
}

export function NotePage({note, answer}: NotePageProps) {
  const {state} = useNavigation();
  const {summary, text} = useFormFields({
    prefix: 'cart',
    names: NOTE_FIELDS,
    answer,
    initial: {note},
    problemTitle: 'Your note wasn’t saved',
  });
  return (
    <div className="page-column flex max-w-form flex-col gap-6 py-6 md:py-9">
      <h1 className="text-heading-l">Note for your order</h1>
      <Form method="post" preventScrollReset noValidate className="flex flex-col gap-5">
        <FormErrorSummary {...summary} />
        <TextArea
          {...text('note')}
          label="Your note (optional)"
          description="For whoever packs and delivers this order, such as where to leave the box. Leave it empty to remove your note."
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isPending={state !== 'idle'} pendingLabel="Saving your note">
            Save note
          </Button>
          <ButtonLink to={CART_PATH} variant="secondary">
            Back to your cart
          </ButtonLink>
        </div>
      </Form>
    </div>
  );
}
