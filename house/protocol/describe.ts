/** The protocol in words: docs/protocol.md, made from the schemas that the server validates with and from the examples. */
import { z } from 'zod';
import { command } from './commands.ts';
import type { Example } from './example.ts';
import { commandExamples, frameExamples, ownExamples, tableExamples } from './examples.ts';
import { frame } from './frames.ts';
import { introduction, routes } from './introduction.ts';
import { everyRefusal } from './refusals.ts';
import { tournamentExamples } from './tournament-examples.ts';

/** As much of a JSON schema as ours come to. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | false;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly $defs?: Readonly<Record<string, Schema>>;
}

export function describeProtocol(): string {
  const commands = z.toJSONSchema(command) as Schema;
  const frames = z.toJSONSchema(frame) as Schema;
  const parts = { ...commands.$defs, ...frames.$defs };
  const { TableTold: toAll, OwnTold: toOne, TournamentTold: atTournament, ...others } = parts;
  return [
    introduction,
    '## Commands',
    ...variants(commands, 'do', commandExamples),
    '## Frames',
    ...variants(frames, 'frame', frameExamples),
    '## TableTold',
    'What a table says to everyone, in `told` of a `table` frame.',
    ...variants(toAll, 'said', tableExamples),
    '## OwnTold',
    'What a table says to one player, in `told` of an `own` frame.',
    ...variants(toOne, 'said', ownExamples),
    '## TournamentTold',
    'What is said to one player at a tournament, in `told` of a `tournament` frame. Hole cards are in nobody’s words but their owner’s until they are shown.',
    ...variants(atTournament, 'said', tournamentExamples),
    '## Parts',
    ...Object.entries(others)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .flatMap(([name, part]) => [`### ${name}`, ...partIn(part)]),
    '## Refusals',
    'Every refusal by name, with its values. Clients put them into words.',
    refusalTable(),
    routes,
    '',
  ].join('\n\n');
}

function refusalTable(): string {
  const rows = Object.entries(everyRefusal).map(([name, kinds]) => {
    const values = Object.entries(kinds).map(([value, kind]) => `\`${value}\` (${kind})`);
    return `| \`${name}\` | ${values.join(', ')} |`;
  });
  return ['| refused | values |', '| --- | --- |', ...rows].join('\n');
}

/** Each with its sentence, its fields and its example. */
function variants(of: Schema | undefined, key: string, examples: Readonly<Record<string, Example<unknown>>>): string[] {
  return (of?.oneOf ?? []).flatMap((variant) => {
    const name = String(variant.properties?.[key]?.const);
    const told = examples[name];
    return [
      `### ${name}`,
      told?.says ?? '',
      fieldTable(variant, key),
      ['```json', JSON.stringify(told?.example), '```'].join('\n'),
    ];
  });
}

function partIn(part: Schema): readonly string[] {
  const told = part.description === undefined ? [] : [part.description];
  if (part.oneOf !== undefined) return [...told, ...part.oneOf.map((variant) => fieldTable(variant, ''))];
  if (part.properties !== undefined) return [...told, fieldTable(part, '')];
  return [...told, `One of: ${typeOf(part)}.`];
}

function fieldTable(of: Schema, key: string): string {
  const rows = fieldsOf(of).filter(({ name }) => name !== key);
  if (rows.length === 0) return 'It has no fields of its own.';
  const lines = rows.map(
    ({ name, type, isOptional, note }) => `| \`${name}\`${isOptional ? '?' : ''} | ${type} | ${note} |`,
  );
  return ['| field | what | |', '| --- | --- | --- |', ...lines].join('\n');
}

interface Field {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly note: string;
}

/** Fields of an object within it follow it, named with their path. */
function fieldsOf({ properties = {}, required = [] }: Schema, within = ''): readonly Field[] {
  return Object.entries(properties).flatMap(([own, field]) => {
    const name = `${within}${own}`;
    const inner = field.items?.properties === undefined ? field : field.items;
    const nested = inner.properties === undefined ? [] : fieldsOf(inner, `${name}${inner === field ? '' : '[]'}.`);
    const isOptional = !required.includes(own);
    return [{ name, type: typeOf(field), isOptional, note: field.description ?? '' }, ...nested];
  });
}

function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return `[${name}](#${name.toLowerCase()})`;
  }
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum !== undefined) return schema.enum.map((one) => `\`${JSON.stringify(one)}\``).join(', ');
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return either.map(typeOf).join(' or ');
  if (schema.items !== undefined) return `list of ${typeOf(schema.items)}`;
  if (schema.format === 'date-time') return 'moment';
  if (schema.type === 'object' && schema.properties === undefined) {
    return typeof schema.additionalProperties === 'object' && Object.keys(schema.additionalProperties).length > 0
      ? `map of ${typeOf(schema.additionalProperties)}`
      : 'map';
  }
  return words[schema.type ?? ''] ?? 'anything';
}

const words: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
};
