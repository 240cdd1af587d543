/** What counts as naming cards in chat, and ordinary phrases that do not. */
import { describe, expect, test } from 'vitest';
import { namesCards } from './card-words.ts';

describe('[PI-918] a line that names cards', () => {
  test.each([
    'Ah',
    'I folded Kd',
    'AKs again',
    'he has QQ',
    'kdqd',
    '9h8h',
    '10s 10c',
    'A♠',
    '🂡',
    'the ace of spades was mine',
    'pocket aces',
    'pocket 7',
    'seven of clubs',
    'a pair of nines, believe me',
    'turėjau tūzą',
    'du karaliai',
    'išmečiau damą ir valetą',
    'devynakė',
    'ir dviakė',
    'Džekas',
    'am avut un as',
    'doi ași',
    'șapte de treflă',
    'o damă și un valet',
    'decarul meu',
    'doi doiari',
    'treiarii',
    'un pătrar',
    'cincar',
    'șesarul',
  ])('"%s"', (text) => {
    expect(namesCards(text)).toBe(true);
  });

  test.each([
    'Good evening, everybody!',
    'as I said, nice hand',
    'she asks for time',
    'ah well',
    'well played, 1500 chips left and 12 bb',
    'the club opens at 10',
    'aš jau einu, sėkmės visiems',
    'as irgi taip manau',
    'Gražiai sužaista, širdingai sveikinu',
    'Noroc tuturor, joc frumos!',
    'cât mai avem până la pauză?',
    'see you at level 7',
    'OK, GG',
  ])('not "%s"', (text) => {
    expect(namesCards(text)).toBe(false);
  });
});
