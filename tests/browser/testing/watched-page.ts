/** Notes that a test was at the screen whenever it looks at or touches a page. */
import type { Page } from 'playwright-core';
import { through } from '../../../house/testing/doors.ts';

const looks = ['evaluate', 'getByLabel', 'getByRole', 'getByTestId', 'getByText', 'goto', 'locator'] as const;

export function watchedPage(page: Page): Page {
  for (const look of looks) {
    const before: unknown = Reflect.get(page, look);
    if (typeof before !== 'function') throw new Error(`a page has no ${look}`);
    Object.assign(page, {
      [look]: (...how: readonly unknown[]): unknown => {
        through('screen');
        return Reflect.apply(before, page, how) as unknown;
      },
    });
  }
  return page;
}
