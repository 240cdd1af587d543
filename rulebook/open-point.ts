/** The open point that a resolution answers: its heading, and the page's notes on the source and on practice. */
import type { Clause, Page } from './clause.ts';
import { parseMarkdown, type Block } from './markdown.ts';
import { captionIn, clauseBullet, definitionsIn } from './definitions.ts';

export interface OpenPoint {
  readonly title: string;
  readonly notes: readonly string[];
}

export function openPointOf(page: Page, clause: Clause): OpenPoint | undefined {
  if (clause.kind !== 'resolution') return undefined;
  return sectionsOf(parseMarkdown(page.markdown)).find(({ ids }) => ids.includes(clause.id));
}

interface Section extends OpenPoint {
  readonly ids: readonly string[];
}

function sectionsOf(blocks: readonly Block[]): readonly Section[] {
  const starts = blocks.flatMap((block, index) => (block.kind === 'heading' ? [index] : []));
  return starts.map((start, which) => {
    const [heading, ...body] = blocks.slice(start, starts[which + 1]);
    const title = heading?.kind === 'heading' ? heading.text.replace(/^Open point[^:]*: /, '') : '';
    return { title, notes: body.flatMap(noteOf), ids: definitionsIn(body).map(({ id }) => id) };
  });
}

/** Prose around the clauses of a section, but not the clauses themselves. */
function noteOf(block: Block): readonly string[] {
  if (block.kind === 'paragraph') return captionIn(block) ? [] : [block.text];
  return block.kind === 'bullet' && !clauseBullet(block.text) ? [block.text] : [];
}
