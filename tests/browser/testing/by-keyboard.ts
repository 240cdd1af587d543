/** Keyboard-only navigation: Tab, arrows and letters. */
import type { Locator, Page } from 'playwright-core';

/** Presses Tab until this has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let times = 0; times < 80; times++) {
    await page.keyboard.press('Tab');
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return;
  }
  throw new Error(`no way to ${String(wanted)} with Tab`);
}

/** Tabs to it and presses Enter. */
export async function enter(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}

/** The felt's single tab stop. */
const tabStop = (page: Page) => page.locator('.spot[tabindex="0"]');

/** Tabs onto the felt and moves with arrows to the spot or compound of this name. */
export async function reachSpot(page: Page, name: string): Promise<void> {
  if ((await page.locator('.spot:focus').count()) === 0) await tabTo(page, tabStop(page));
  let [was, isStuck] = ['', false];
  for (let times = 0; times < 60; times++) {
    const { at, x, y } = await wayTo(page, name);
    if (at === name) return;
    isStuck = at === was && !isStuck;
    was = at;
    // Tries the longer axis first, then the other if stuck.
    const isSideways = Math.abs(x) > Math.abs(y) !== isStuck;
    await page.keyboard.press(isSideways ? (x > 0 ? 'ArrowRight' : 'ArrowLeft') : y > 0 ? 'ArrowDown' : 'ArrowUp');
  }
  throw new Error(`no way to ${name} with arrows`);
}

/** The focused spot, and the wanted one's offset from its middle. */
function wayTo(page: Page, name: string): Promise<{ readonly at: string; readonly x: number; readonly y: number }> {
  return page.evaluate(`(() => {
    const nameOf = ({ dataset: { spot, compound } }) => spot ?? compound ?? '';
    const middle = (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const from = document.activeElement;
    const wanted = [...document.querySelectorAll('.spot')].find((one) => nameOf(one) === ${JSON.stringify(name)} && one.offsetParent !== null);
    if (wanted === undefined) throw new Error('no such spot to be seen: ${name}');
    const [[x, y], [wantedX, wantedY]] = [middle(from), middle(wanted)];
    return { at: nameOf(from), x: wantedX - x, y: wantedY - y };
  })()`);
}
