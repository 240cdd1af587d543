/** Coups as the roads record them. */
import { expect, test } from 'vitest';
import { cards } from '../../../../cards/card.ts';
import { judge } from '../../coup.ts';
import { roadResultOf } from './from-coup.ts';

const resultOf = (player: string, banker: string) => roadResultOf(judge(cards(player), cards(banker)));

test('the winner, its total, and whether it won with a natural', () => {
  expect(resultOf('9h Kc', '3c 5d')).toEqual({
    winner: 'player',
    playerPair: false,
    bankerPair: false,
    natural: true,
    total: 9,
  });
  expect(resultOf('2h 3c 4d', '6c Kd')).toMatchObject({ winner: 'player', natural: false, total: 9 });
  expect(resultOf('7h Kc', '8c Kd')).toMatchObject({ winner: 'banker', natural: true, total: 8 });
});

test('pairs of either hand, whoever wins', () => {
  expect(resultOf('3h 3c', '7c Kd')).toMatchObject({ playerPair: true, bankerPair: false });
  expect(resultOf('Kh 6c', '4c 4d')).toMatchObject({ playerPair: false, bankerPair: true });
});

test('a tie is natural when both hands are', () => {
  expect(resultOf('8h Kc', '3c 5d')).toMatchObject({ winner: 'tie', natural: true, total: 8 });
  expect(resultOf('6h Kc', '3c 3d')).toMatchObject({ winner: 'tie', natural: false, total: 6, bankerPair: true });
});
