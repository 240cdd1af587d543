/** Rebuilds what lay open on the table after each recorded step of a round. */
import type { Shown } from '../../house/protocol/table-told.ts';
import type { StepTold } from '../../house/protocol/http/rounds.ts';
import { emptyCloth } from '../../client/store/hear-table.ts';

/** One more than there are steps: the first is the empty table. */
export function picturesOf(steps: readonly StepTold[]): readonly Shown[] {
  const pictures: Shown[] = [emptyCloth];
  for (const step of steps) pictures.push(withWorth(afterStep(pictures.at(-1) ?? emptyCloth, step), step));
  return pictures;
}

const withWorth = (shown: Shown, { worth }: StepTold): Shown => (worth === undefined ? shown : { ...shown, worth });

function afterStep(shown: Shown, step: StepTold): Shown {
  const { place = '', slot = 0, card = 'hidden' } = step;
  switch (step.ask) {
    case 'card':
      return withPlace(shown, place, [...(shown.places[place] ?? []), card]);
    case 'burn':
      return { ...shown, burned: [...shown.burned, card] };
    case 'turn':
      return withPlace(shown, place, (shown.places[place] ?? []).with(slot, card));
    case 'move': {
      const { to = '' } = step;
      const left = withPlace(shown, place, (shown.places[place] ?? []).toSpliced(slot, 1));
      return withPlace(left, to, [...(left.places[to] ?? []), card]);
    }
    case 'draw':
      return { ...shown, drawn: [...shown.drawn, { name: step.name ?? '', picked: step.picked ?? [] }] };
    case 'pocket':
      return step.pocket === undefined ? shown : { ...shown, pocket: step.pocket };
    case 'dice':
      return step.dice === undefined ? shown : { ...shown, dice: step.dice };
    default:
      return shown;
  }
}

const withPlace = (shown: Shown, place: string, cards: readonly string[]): Shown => ({
  ...shown,
  places: { ...shown.places, [place]: cards },
});
