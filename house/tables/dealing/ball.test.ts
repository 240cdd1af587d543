/** The table delays the result until the ball has come to rest on screens. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../testing/databases.ts';
import { gameNamed } from '../../testing/game-named.ts';
import { type TableHouseInTest, tableHouse } from '../../testing/table-house.ts';

describe.each(engines)('on $name', (engine) => {
  let house: TableHouseInTest;
  beforeAll(async () => {
    house = await tableHouse(engine);
  });
  afterAll(() => house.drop());

  test('the pocket is sent at once, and the result follows after the ball time', async () => {
    const { said, move, seconds } = await house.open(gameNamed('roulette-racetrack'));
    await move(seconds + 1);
    expect(said.at(-1)).toMatchObject({ said: 'step', shown: { pocket: expect.any(Number) } });
    await move(7.9);
    expect(said.at(-1)).toMatchObject({ said: 'step' });
    await move(0.1);
    expect(said.at(-1)).toMatchObject({ said: 'result' });
  });
});
