import type {Locator} from '@playwright/test';

/**
 * Double-clicks a button that disappears when clicked: the second click lands on whatever has taken its place. The
 * window is tall enough that the page doesn't scroll in between.
 */
export async function pressTwice(button: Locator): Promise<void> {
  const page = button.page();
  const {width} = page.viewportSize() ?? {width: 1280};
  await page.setViewportSize({width, height: 2000});
  const secondPress = button.evaluate(async (element) => {
    const {x, y, width, height} = element.getBoundingClientRect();
    const place = {clientX: x + width / 2, clientY: y + height / 2};
    const nextFrame = () => new Promise(requestAnimationFrame);
    while (element.isConnected) await nextFrame();
    await nextFrame();
    document
      .elementFromPoint(place.clientX, place.clientY)
      ?.dispatchEvent(
        new MouseEvent('click', {...place, detail: 2, bubbles: true, cancelable: true}),
      );
  });
  await button.click();
  await secondPress;
}
