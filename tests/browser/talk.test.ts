/** Chat at a table in a browser: writing, refusals, reports, mutes; the floor announces and answers. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { present } from '../../core/base/invariant.ts';
import { commandLine } from '../../house/accounts/rights.ts';
import { answerProblem, listProblems } from '../../house/problems/problems.ts';
import { mutePlayer } from '../../house/talk/mutes.ts';
import { listReports } from '../../house/talk/reports.ts';
import { look, sitDown } from './testing/at-table.ts';
import { browserHouse, type BrowserHouse } from './testing/browser-house.ts';

const deed = (reason: string) => ({ by: commandLine, reason }) as const;
const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Message the table' }).fill(text);
  await page.keyboard.press('Enter');
};
const lineOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

describe('talk in the browser', () => {
  let house: BrowserHouse;
  let ana: Page;
  let bob: Page;
  beforeAll(async () => {
    house = await browserHouse(['ezugi-baccarat', 'royal-poker']);
    ({ page: ana } = await sitDown(house, 'ezugi-baccarat', { player: 'ana' }));
    ({ page: bob } = await sitDown(house, 'ezugi-baccarat', { player: 'bob', size: 'phone' }));
  });
  afterAll(() => house.close());

  test('two players chat: beside the table on a desktop, in a sheet on a phone, with unread lines marked', async () => {
    await ana.getByRole('button', { name: 'Chat', exact: true }).click();
    await ana.getByText('No messages yet.').waitFor();
    await write(ana, 'Good evening, everybody!');
    await lineOf(ana, 'Good evening, everybody!').waitFor();
    const unread = bob.getByRole('button', { name: 'Chat: 1 new line' });
    await unread.waitFor();
    await look(bob, 'talk-unread-phone');
    await unread.click();
    await lineOf(bob, 'Good evening, everybody!').waitFor();
    await write(bob, 'Labas vakaras, Ana!');
    await lineOf(ana, 'Labas vakaras, Ana!').waitFor();
    expect(await ana.getByRole('log', { name: 'Chat at this table' }).getByRole('listitem').count()).toBe(2);
    await look(ana, 'talk-desk');
    await look(bob, 'talk-phone');
  });

  test('a blocked line is refused with the reason, stays editable, and nobody receives it', async () => {
    await write(bob, 'you asshole');
    await bob.getByRole('alert').filter({ hasText: 'That language isn’t allowed here.' }).waitFor();
    expect(await bob.getByRole('textbox').inputValue()).toBe('you asshole');
    await look(bob, 'talk-refused-phone');
    await write(bob, 'you are lucky');
    await lineOf(ana, 'you are lucky').waitFor();
    expect(await lineOf(ana, 'asshole').count()).toBe(0);
  });

  test('two taps report a player, two more hide them, and they can be shown again', async () => {
    const said = lineOf(ana, 'you are lucky').getByRole('button').first();
    await said.click();
    await look(ana, 'talk-about-desk');
    await ana.getByRole('button', { name: 'Report: insults' }).click();
    await ana.getByText('Thank you. The floor will look into it.').waitFor();
    expect(await listReports(house.accounts.db, { state: 'open', limit: 5 })).toMatchObject([
      { reporter: 'ana', player: 'bob', why: 'abuse', quoted: 'you are lucky' },
    ]);
    await said.click();
    await ana.getByRole('button', { name: 'Hide bob' }).click();
    await lineOf(ana, 'you are lucky').waitFor({ state: 'detached' });
    await ana.getByRole('button', { name: 'Show bob again' }).click();
    await lineOf(ana, 'you are lucky').waitFor();
  });

  test('a muted player sees why and until when, and can write again when it is lifted', async () => {
    const [person] = await house.accounts.db.query<{ id: string }>(`select id from person where name = 'bob'`);
    const player = present(person, 'bob').id as never;
    await mutePlayer(house.accounts, { player, minutes: null }, deed('insults'));
    await house.talk.heedMute(player);
    await bob.getByText('You’re muted: insults').waitFor();
    expect(await bob.getByRole('textbox').count()).toBe(0);
    await look(bob, 'talk-muted-phone');
  });

  test('[RP-083] an announcement pops up in the reader’s language; a pause for an error is announced automatically', async () => {
    const visitor = await house.visit(`/table/${house.tableOf('royal-poker')}`, { language: 'lt' });
    await visitor.getByRole('heading', { level: 1 }).waitFor();
    await visitor.locator('[data-call]').waitFor();
    const { open } = present(house.tables.get(house.tableOf('royal-poker')), 'the table');
    await open.pause({ clause: 'RP-083', reason: 'A card could not be read.' });
    const popUp = visitor.getByRole('status').filter({ hasText: 'aiškinamės problemą' });
    await popUp.waitFor();
    expect(await popUp.innerText()).toContain('Jūsų statymai saugūs.');
    await look(visitor, 'talk-announcement-desk-lt');
    const pause = { said: { text: 'A short break.', lt: 'Trumpa pertrauka.' }, by: 'floor', announced: true } as const;
    await house.talk.announce(house.tableOf('ezugi-baccarat'), pause, deed('said'));
    await ana.getByRole('status').filter({ hasText: 'A short break.' }).waitFor();
    await lineOf(ana, 'A short break.').waitFor();
    await look(ana, 'talk-announcement-desk');
    // Visitors can read, and are offered to sign in.
    await visitor.getByRole('button', { name: /^Pokalbiai/ }).click();
    await visitor.getByRole('link', { name: 'Norėdami rašyti, prisijunkite' }).waitFor();
  });

  test('[GLI-90] a problem with a round is reported from the table, and its answer read in the account', async () => {
    await ana.getByRole('button', { name: 'Report a problem with this round' }).click();
    await ana.getByRole('radio', { name: 'The payout' }).check();
    await ana.getByRole('textbox', { name: 'What happened?' }).fill('Banker won and I was not paid.');
    await look(ana, 'problem-desk');
    await ana.getByRole('button', { name: 'Send to the floor' }).click();
    await ana.getByText('The floor has your report.').waitFor();
    await ana.getByText('Waiting for the floor').waitFor();
    const [problem] = await listProblems(house.accounts.db, { limit: 1 });
    expect(problem).toMatchObject({ player: 'ana', kind: 'payout', table: 'ezugi-baccarat-1', state: 'open' });
    await answerProblem(house.accounts, present(problem, 'it').id, true, deed('You had bet on Player.'));
    await ana.goto(house.address);
    await ana.getByRole('button', { name: /ana/ }).click();
    await ana.getByText('You had bet on Player.').waitFor();
    expect(await ana.getByText('Closed', { exact: true }).count()).toBe(1);
    await ana.getByText('You had bet on Player.').scrollIntoViewIfNeeded();
    await look(ana, 'problem-answered-desk');
  });

  test('no page logged an error', () => {
    expect(house.complaints).toEqual([]);
  });
});
