/** Rules version 1: only FR-903 limited Fortune numbers and the Chest, both to 9,000. FR-918 came with version 2. */
import { defineVersion } from '../game.ts';
import { type DrawLimits, multiplierMost } from './multipliers.ts';
import { rulesWith } from './rules.ts';
import { fortuneTable } from './table.ts';

const drawLimits: DrawLimits = { fortune: multiplierMost, chest: multiplierMost };

export const version1 = defineVersion({
  rulesVersion: '1',
  rules: rulesWith(drawLimits.fortune, 'FR-903'),
  table: (parameters) => fortuneTable(parameters, drawLimits),
});
