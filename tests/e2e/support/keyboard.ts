import {expect, type ElementHandle, type Locator, type Page} from '@playwright/test';

/** The focus as a keyboard user sees it. */
interface FocusState {
  /** The focused element and its label, for failure messages. */
  name: string;
  isTarget: boolean;
  hasRing: boolean;
  /** Share of the element that is inside the window and not covered, 0 to 1. */
  seen: number;
}

/** Maximum number of Tab stops: more than any page has. */
const MAX_STOPS = 150;

/** Presses Tab until the target has the focus. Every focused element on the way must show a ring and not be covered. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const element = await target.elementHandle();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press(key);
    const focus = await expectVisibleFocus(page, element);
    if (focus.isTarget) return;
  }
  throw new Error(`${key} never reached ${target.toString()}`);
}

/** Expects a focus ring, and more than half of the focused element in view, waiting for scrolling if necessary. */
export async function expectVisibleFocus(
  page: Page,
  target: ElementHandle | null = null,
): Promise<FocusState> {
  const read = () => page.evaluate(readFocus, target);
  let focus = await read();
  if (focus.seen <= 0.5) {
    const share = async () => (focus = await read()).seen;
    await expect.poll(share, `share of ${focus.name} that can be seen`).toBeGreaterThan(0.5);
  }
  expect(focus.hasRing, `focus ring of ${focus.name}`).toBe(true);
  return focus;
}

/**
 * Runs in the page. A visually hidden native input is represented by its label, the input of a field by the field's
 * box.
 */
function readFocus(target: Node | null): FocusState {
  const active = document.activeElement ?? document.body;
  const box = active.closest('label, [data-look]') ?? active;
  const rect = box.getBoundingClientRect();
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
  const points = shares.flatMap((x) =>
    shares.map((y) => ({x: rect.left + rect.width * x, y: rect.top + rect.height * y})),
  );
  /* For an element taller than half the window, only the part inside the window counts. */
  const inside = points.filter(({x, y}) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
  const isLarge = rect.height > innerHeight / 2;
  const hits = inside.filter(({x, y}) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && box.contains(hit);
  });
  const hasRing = [box, ...box.querySelectorAll('*')].some((element) => {
    const {outlineStyle, outlineWidth} = getComputedStyle(element);
    return outlineStyle === 'auto' || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2);
  });
  const text = active.getAttribute('aria-label') ?? active.textContent.trim().slice(0, 40);
  return {
    name: `${active.localName} "${text}"`,
    isTarget: active === target,
    hasRing,
    seen: hits.length / ((isLarge ? inside.length : points.length) || 1),
  };
}
