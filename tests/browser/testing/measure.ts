/** A page measured from inside: what a thumb can press and how large it is, what hangs over the edge, what moves by itself. */
import axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';

/** Runs in the browser, whose types are not ours. */
const inPage = `
  const pressable = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab]';
  const thumb = 44;

  // What lies under an open sheet cannot be reached.
  const reached = () => document.querySelector('dialog[open]') ?? document;

  // A radio or a checkbox is pressed by its label.
  const targetOf = (element) =>
    element.matches('input[type=radio], input[type=checkbox]') ? (element.closest('label') ?? element) : element;

  // An element may reach further than its box, as the link of a whole card does: asked of the page, corner by corner.
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

    // What scrolls within its own frame does not count.
    beyond: () => document.documentElement.scrollWidth - document.documentElement.clientWidth,

    // Words whose end is cut away by an edge, without so much as an ellipsis.
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
          // For screen readers alone.
          if (edge.width <= 1) break;
          if (!isEdge || (left >= edge.left - 2 && right <= edge.right + 2)) continue;
          found.push(currentNode.data.trim());
          break;
        }
      }
      return found;
    },

    // Words that reach beyond the box that they are written in.
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

    // Pairs of these that lie over one another.
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
      // What fades in is read once it is there; rings and the like run for longer and hide nothing.
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
      // On the stage, in the croupier's call and in the record things come and go by their nature; the figure in a ring
      // stands in its middle, with one digit or two.
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

/** From the next page on, all pages of this visitor can be measured; the page's own policy must let the tools in. */
export async function measurable(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: axe.source });
  await context.addInitScript({ content: inPage });
}

/** The same for a page that is open, whatever its policy lets in. */
export async function measure(page: Page): Promise<void> {
  await page.evaluate(`${axe.source}; ${inPage}`);
}

const ask = <Answer>(page: Page, question: string) => page.evaluate<Answer>(`measured.${question}`);

/** How many pixels the page reaches beyond the window. */
export const beyondWindow = (page: Page) => ask<number>(page, 'beyond()');

/** Words that are cut off at their left or right. */
export const cutWords = (page: Page) => ask<readonly string[]>(page, 'cut()');

/** Words that reach beyond the one of these boxes that they are written in. */
export const spiltWords = (page: Page, boxes: string) => ask<readonly string[]>(page, `spilt('${boxes}')`);

/** Pairs of these elements that lie over one another. */
export const overlapping = (page: Page, elements: string) => ask<readonly string[]>(page, `overlaps('${elements}')`);

/**
 * Chips between the numbers of roulette lie on lines, which no thumb can be wide: the same bets are buttons of full size
 * among the special bets.
 */
export const betweenNumbers = '.on-split, .on-street, .on-trio, .on-corner, .on-first-four, .on-line';

/** Everything that can be pressed and is smaller than a thumb, but what the selector names. */
export const smallerThanThumb = (page: Page, besides = betweenNumbers) =>
  ask<readonly string[]>(page, `small('${besides}')`);

/** What axe holds to be serious or critical. */
export const seriousFindings = (page: Page) => ask<readonly string[]>(page, 'audit()');

/** From here on, whatever changes its place without having been touched is noted. */
export const watchMoves = (page: Page) => ask<void>(page, 'watch()');

export const movedByItself = (page: Page) => ask<readonly string[]>(page, 'moved');
