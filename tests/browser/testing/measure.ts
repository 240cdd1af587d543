/** Measures a page from inside: touch targets, overflow, cut text, spontaneous movement. */
import axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';

/** Runs in the browser; written as text because browser types are not available here. */
const inPage = `
  const pressable = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab]';
  const thumb = 44;

  // Elements under an open sheet can't be reached.
  const reached = () => document.querySelector('dialog[open]') ?? document;

  // A radio button or checkbox is pressed by its label.
  const targetOf = (element) =>
    element.matches('input[type=radio], input[type=checkbox]') ? (element.closest('label') ?? element) : element;

  // An element may react beyond its box, like the link of a whole card, so hit-test around it.
  const isHitAround = (element) => {
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const reach = [1 - thumb / 2, thumb / 2 - 1];
    return reach.every((x) => reach.every((y) =>
      element.contains(document.elementFromPoint(left + width / 2 + x, top + height / 2 + y))));
  };

  const isSmall = (element) => {
    const { width, height } = targetOf(element).getBoundingClientRect();
    return (width < thumb - 0.5 || height < thumb - 0.5) && !isHitAround(element);
  };

  const nameOf = (element) => {
    const { width, height } = targetOf(element).getBoundingClientRect();
    const name = (element.getAttribute('aria-label') ?? element.textContent).trim() || element.outerHTML.slice(0, 80);
    return name + ': ' + Math.round(width) + ' × ' + Math.round(height);
  };

  window.measured = {
    small: (besides) => [...reached().querySelectorAll(pressable)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(besides))
      .filter(isSmall)
      .map(nameOf),

    // Content scrolling within its own frame does not count.
    beyond: () => document.documentElement.scrollWidth - document.documentElement.clientWidth,

    // Text cut off without an ellipsis.
    cut: () => {
      const found = [];
      const texts = document.createTreeWalker(reached().body ?? reached(), NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode } = texts;
        const holder = currentNode.parentElement;
        if (currentNode.data.trim() === '' || holder.closest('.unseen, svg, script, style, option') !== null) continue;
        if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(currentNode);
        const { left, right } = range.getBoundingClientRect();
        for (let box = holder; box !== null; box = box.parentElement) {
          const { overflowX, textOverflow } = getComputedStyle(box);
          if (textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll') break;
          const isEdge = overflowX !== 'visible' || box === document.documentElement;
          const edge = box.getBoundingClientRect();
          // For screen readers only.
          if (edge.width <= 1) break;
          if (!isEdge || (left >= edge.left - 2 && right <= edge.right + 2)) continue;
          found.push(currentNode.data.trim());
          break;
        }
      }
      return found;
    },

    // Text that overflows its box.
    spilt: (boxes) => [...reached().querySelectorAll(boxes)]
      .filter((box) => box.checkVisibility({ visibilityProperty: true }))
      .flatMap((box) => {
        const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
        const edge = box.getBoundingClientRect();
        const found = [];
        while (texts.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(texts.currentNode);
          const { left, right, top, bottom, width } = range.getBoundingClientRect();
          const isIn = left >= edge.left - 1 && right <= edge.right + 1 && top >= edge.top - 1 && bottom <= edge.bottom + 1;
          if (width > 0 && !isIn) found.push(texts.currentNode.data.trim());
        }
        return found;
      }),

    // Overlapping pairs.
    overlaps: (elements) => {
      const all = [...reached().querySelectorAll(elements)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => ({ element, box: element.getBoundingClientRect() }));
      const name = ({ textContent, ariaLabel, value }) => (textContent || ariaLabel || value || '?').trim();
      return all.flatMap((one, at) => all.slice(at + 1)
        .filter((other) => !one.element.contains(other.element))
        .filter(({ box }) => Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 1
          && Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 1)
        .map((other) => name(one.element) + ' / ' + name(other.element)));
    },

    audit: async () => {
      // Wait for fades; longer animations such as rings hide nothing.
      const fades = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < 2000);
      await Promise.allSettled(fades.map(({ finished }) => finished));
      const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];
      const { violations } = await axe.run(reached(), { runOnly, resultTypes: ['violations'] });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 200)));
    },

    moved: undefined,
    watch: () => {
      window.measured.moved = [];
      // Content on the stage, in the croupier's call and in the record changes by design; a ring's figure stays
      // centred with one digit or two.
      const isShow = (node) => (node.closest ? node : node.parentElement)?.closest('[data-show], [role=timer]') !== null;
      const told = (node) => node.outerHTML?.slice(0, 120) ?? node.textContent;
      new PerformanceObserver((list) => {
        for (const { hadRecentInput, sources } of list.getEntries()) {
          if (hadRecentInput) continue;
          window.measured.moved.push(...sources.filter(({ node }) => node !== null && !isShow(node)).map(({ node }) => told(node)));
        }
      }).observe({ type: 'layout-shift' });
    },
  };
`;

/** Makes this visitor's further pages measurable; the page's policy must allow the scripts. */
export async function measurable(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: axe.source });
  await context.addInitScript({ content: inPage });
}

/** The same for an open page, whatever its policy. */
export async function measure(page: Page): Promise<void> {
  await page.evaluate(`${axe.source}; ${inPage}`);
}

const ask = <Answer>(page: Page, question: string) => page.evaluate<Answer>(`measured.${question}`);

/** Pixels by which the page overflows the window. */
export const beyondWindow = (page: Page) => ask<number>(page, 'beyond()');

/** Words cut off at the left or right. */
export const cutWords = (page: Page) => ask<readonly string[]>(page, 'cut()');

/** Words that overflow their box. */
export const spiltWords = (page: Page, boxes: string) => ask<readonly string[]>(page, `spilt('${boxes}')`);

/** Overlapping pairs of these elements. */
export const overlapping = (page: Page, elements: string) => ask<readonly string[]>(page, `overlaps('${elements}')`);

/**
 * Spots between roulette numbers lie on lines, too narrow for a thumb; the same bets are full-size buttons among the
 * special bets.
 */
export const betweenNumbers = '.on-split, .on-street, .on-trio, .on-corner, .on-first-four, .on-line';

/** Pressable elements smaller than a thumb, except those the selector matches. */
export const smallerThanThumb = (page: Page, besides = betweenNumbers) =>
  ask<readonly string[]>(page, `small('${besides}')`);

/** axe findings rated serious or critical. */
export const seriousFindings = (page: Page) => ask<readonly string[]>(page, 'audit()');

/** From now on, records whatever changes position without being touched. */
export const watchMoves = (page: Page) => ask<void>(page, 'watch()');

export const movedByItself = (page: Page) => ask<readonly string[]>(page, 'moved');
