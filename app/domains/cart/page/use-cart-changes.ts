import {useRevalidator} from '@remix-run/react';
import {useRef, useState} from 'react';
import {useAnnounce} from '~/ui/announcer';
import {dispatchItemAdded, dispatchItemRemoved} from '../add/item-events';
import {keyOf, type CartLine, type PlanChoice} from '../cart';
import {useCartActions} from '../cart-context';
import type {ShownNotice} from '../cart-outcome';
import type {GiftChoice} from '../extra-gift';
import {CART_EMPTY} from '../messages';
import {formatSavedItem} from '../saved/saved-items';
import type {SavedLine} from '../saved/saved-line';
import type {CartIntent, LineIntent} from '../store/optimistic-cart';
import {useFocusInCart} from './use-focus-in-cart';

export interface FirstMessages {
  /** Titles of the lines that were removed without scripts. Shown until the next change, like the notices. */
  firstRemoved: readonly string[];
  firstNotices: readonly ShownNotice[];
}

/** The changes that the cart page offers, and what it says about the last one. */
export function useCartChanges(
  lines: readonly CartLine[],
  {firstRemoved, firstNotices}: FirstMessages,
) {
  const {ask} = useCartActions();
  const announce = useAnnounce();
  const [notices, setNotices] = useState(firstNotices);
  const [lastChange, setLastChange] = useState<CartIntent | null>(null);
  const [removedBefore, setRemovedBefore] = useState(firstRemoved);
  const [removedLines, setRemovedLines] = useState<readonly CartLine[]>([]);
  const [forgotten, setForgotten] = useState<SavedLine | null>(null);
  const {revalidate} = useRevalidator();
  const savedHeading = useRef<HTMLHeadingElement>(null);
  const {heading, list, follow} = useFocusInCart();

  /** Announces `done` only after the server has confirmed the change without notices. */
  async function change(intent: CartIntent, done?: string): Promise<boolean> {
    setNotices([]);
    setLastChange(intent);
    setRemovedBefore([]);
    setForgotten(null);
    const removed = linesRemovedBy(intent, lines);
    if (removed.length === 0) setRemovedLines([]);
    const outcome = await ask(intent);
    /* The header and the cart are still the customer's. */
    if (outcome.reason === 'logged-out') location.reload();
    if (outcome.ok) {
      removed.forEach(dispatchItemRemoved);
      if (intent.kind === 'add' && outcome.added) {
        dispatchItemAdded(intent.line, outcome.added.quantity);
      }
      if (!isSave(intent)) setRemovedLines((before) => [...before, ...removed]);
    }
    setNotices(outcome.notices);
    outcome.notices.forEach(({text}) => announce(text));
    if (done !== undefined && outcome.ok && outcome.notices.length === 0) announce(done);
    return outcome.ok;
  }

  function changeLine(intent: LineIntent, index: number) {
    const isRemoved = intent.kind === 'remove';
    follow({...intent, index, isRemoved});
    const title = lines[index]?.product.title ?? '';
    if (intent.kind === 'plan') return void change(intent, switchedText(title, intent.plan));
    if (!isRemoved) return void change(intent);
    const isLast = lines.length === 1;
    const isSaved = isSave(intent);
    const done = `${title} ${isSaved ? 'saved for later' : 'removed from your cart'}.`;
    const changed = change(intent, `${done}${isLast ? ` ${CART_EMPTY}` : ''}`);
    if (isSaved) void changed.then(revalidate);
  }

  async function moveToCart({item, line}: SavedLine & {line: CartLine}) {
    heading.current?.focus();
    const intent = {kind: 'add', line, savedItem: formatSavedItem(item)} as const;
    await change(intent, `${line.product.title} moved to your cart.`);
    revalidate();
  }

  async function changeSaved(kind: 'forget' | 'keep', changed: SavedLine) {
    (savedHeading.current ?? heading.current)?.focus();
    const title = changed.line?.product.title ?? 'The item';
    const done = kind === 'keep' ? 'is saved again' : 'removed from your saved items';
    const isDone = await change({kind, item: formatSavedItem(changed.item)}, `${title} ${done}.`);
    if (isDone && kind === 'forget') setForgotten(changed);
    revalidate();
  }

  /** Adds the lines back one by one. Those that Shopify couldn't take right now can be added again later. */
  async function undoRemoval() {
    const lines = removedLines;
    setRemovedLines([]);
    heading.current?.focus();
    const reasons: ShownNotice[] = [];
    const missing: CartLine[] = [];
    for (const line of lines) {
      const outcome = await ask({kind: 'add', line});
      if (outcome.ok && outcome.added) dispatchItemAdded(line, outcome.added.quantity);
      reasons.push(...outcome.notices);
      const isBack = outcome.cart?.lineItems.some((found) => keyOf(found) === keyOf(line));
      if (outcome.reason === 'unavailable' && !isBack) missing.push(line);
    }
    setRemovedLines(missing);
    setNotices(reasons);
    if (reasons.length === 0) announce('It’s back in your cart.');
    reasons.forEach(({text}) => announce(text));
  }

  function changeCode(intent: Extract<CartIntent, {kind: 'code'}>) {
    const {code, isApplied} = intent;
    void change(intent, `${code} is ${isApplied ? 'applied' : 'removed'}.`);
  }

  function chooseGift(choice: GiftChoice) {
    const done = choice === 'none' ? 'Your gift is removed.' : 'Your gift is added. Thank you!';
    return change({kind: 'gift', choice}, done);
  }

  function empty() {
    follow({index: 0, isRemoved: true});
    void change({kind: 'empty'}, CART_EMPTY);
  }

  return {
    notices,
    lastChange,
    removedBefore,
    removedLines,
    forgotten,
    heading,
    list,
    savedHeading,
    changeLine,
    changeCode,
    moveToCart,
    changeSaved,
    undoRemoval,
    chooseGift,
    empty,
  };
}

const isSave = (intent: CartIntent) => intent.kind === 'remove' && intent.isSaved === true;

function linesRemovedBy(intent: CartIntent, lines: readonly CartLine[]): readonly CartLine[] {
  if (intent.kind === 'empty') return lines;
  return intent.kind === 'remove' ? lines.filter((line) => keyOf(line) === intent.lineKey) : [];
}

function switchedText(title: string, plan: PlanChoice | null): string {
  return plan ? `${title}: autoship, ${plan.name.toLowerCase()}.` : `${title}: one-time purchase.`;
}
