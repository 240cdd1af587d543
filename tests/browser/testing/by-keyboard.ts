/** A person without a mouse: Tab, arrows and letters, as far as they lead. */
import type { Locator, Page } from 'playwright-core';

/** On with Tab until this has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let times = 0; times < 80; times++) {
    await page.keyboard.press('Tab');
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return;
  }
  throw new Error(`no way to ${String(wanted)} with Tab`);
}
