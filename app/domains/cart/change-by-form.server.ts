import {changeCartByForm, isSavedForm, type CartForm} from './cart-form.server';
import type {CartOutcome} from './cart-outcome';
import {changeSavedByForm} from './save-for-later.server';
import {forgetRemoved, removeWithUndo, undoRemoval} from './undo-removal.server';

type ChangeForm = Exclude<CartForm, {intent: 'checkout'}>;

interface Options {
  isResent: boolean;
  /** The next page offers to undo a removal. */
  offersUndo: boolean;
}

/** Every form of the cart except the checkout's, which is `startCheckout` of the checkout domain. */
export async function changeByForm(
  context: Parameters<typeof changeSavedByForm>[0],
  posted: ChangeForm,
  {isResent, offersUndo}: Options,
): Promise<CartOutcome | 'resend'> {
  if (posted.intent === 'undo') return undoRemoval(context);
  forgetRemoved(context);
  if (isSavedForm(posted)) return changeSavedByForm(context, posted, {isResent});
  const change = () => changeCartByForm(context, posted);
  const isRemoval = posted.intent === 'remove' || posted.intent === 'empty';
  return offersUndo && isRemoval ? removeWithUndo(context, change) : change();
}
