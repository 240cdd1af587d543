/** What is said at a table in words: the lines of its chat, announcements among them, and how it stands for one player. */
import { z } from 'zod';
import { factValues } from './facts.ts';

const moment = z.iso.datetime();
const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

/** What a player may find wrong with what another one writes, or with their name. `worry` is for the other's own sake. */
export const chatFaults = ['abuse', 'advertising', 'cheating', 'name', 'worry'] as const;

/** Ready-made announcements, with words in every language: `announced.<kind>`. */
export const announcementKinds = [
  'problem-examined',
  'play-goes-on',
  'dealer-change',
  'shoe-change',
  'table-closes',
] as const;

export const readyAnnouncement = z
  .strictObject({ kind: z.enum(announcementKinds), values: factValues })
  .meta({ id: 'ReadyAnnouncement' });

export const chatLine = z
  .strictObject({
    line: z.int().meta({ description: 'Its number, higher than all before it in this house.' }),
    at: moment,
    by: z.enum(['player', 'dealer', 'floor', 'house']),
    name: z.string().optional().meta({ description: 'Of a player: the name that others see.' }),
    text: z.string().optional().meta({
      description: 'As a person wrote it; an announcement in English. Missing from a ready-made announcement.',
    }),
    lt: z.string().optional().meta({ description: 'An announcement in Lithuanian.' }),
    ro: z.string().optional().meta({ description: 'An announcement in Romanian.' }),
    fact: readyAnnouncement.optional().meta({ description: 'A ready-made announcement.' }),
    announced: z.literal(true).optional().meta({ description: 'Show it to everyone now, not only in the chat.' }),
  })
  .meta({ id: 'ChatLine' });

const mute = z
  .strictObject({ reason: z.string(), until: moment.optional().meta({ description: 'Missing if permanent.' }) })
  .meta({ id: 'Mute', description: 'The player may read and not write.' });

export const chatState = z
  .strictObject({
    open: z.boolean().meta({ description: 'Whether players may write here; announcements are heard everywhere.' }),
    textMost: z.int().meta({ description: 'How many characters a line may have.' }),
    lines: list(chatLine).meta({ description: 'The last ones, the newest last.' }),
    hidden: list(z.string())
      .optional()
      .meta({ description: 'Names whose lines this player does not want to read, at any table.' }),
    muted: mute.optional(),
  })
  .meta({ id: 'Chat' });

/** To everyone at the table. */
export const chatTold = [
  z.strictObject({ said: z.literal('chat'), line: chatLine }),
  z.strictObject({ said: z.literal('unsaid'), line: z.int() }),
] as const;

/** To one player, at every table where they are. */
export const chatOwnTold = [
  z.strictObject({ said: z.literal('muted'), mute: mute.optional() }),
  z.strictObject({ said: z.literal('hidden'), names: list(z.string()) }),
] as const;

export type ChatLine = z.output<typeof chatLine>;
export type ReadyAnnouncement = z.output<typeof readyAnnouncement>;
export type ChatState = z.output<typeof chatState>;
export type ChatFault = (typeof chatFaults)[number];
export type MuteTold = z.output<typeof mute>;
export type ChatTold = z.output<(typeof chatTold)[number]>;
export type ChatOwnTold = z.output<(typeof chatOwnTold)[number]>;
