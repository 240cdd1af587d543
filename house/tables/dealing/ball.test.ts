/** While the ball comes to rest on people's screens, the table waits with the result. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../testing/databases.ts';
import { gameNamed, type TableHouseInTest, tableHouse } from '../../testing/table-house.ts';

describe.each(engines)('on $name', (engine) => {
  let house: TableHouseInTest;
  beforeAll(async () => {
    house = await tableHouse(engine);
  });
  afterAll(() => house.drop());

  test('a pocket is named at once, and the result follows when the ball has had its time', async () => {
    const { said, move, seconds } = await house.open(gameNamed('roulette-racetrack'));
    await move(seconds + 1);
    expect(said.at(-1)).toMatchObject({ said: 'step', shown: { pocket: expect.any(Number) } });
    await move(7.9);
    expect(said.at(-1)).toMatchObject({ said: 'step' });
    await move(0.1);
    expect(said.at(-1)).toMatchObject({ said: 'result' });
  });
});
