/** The bets of a settled round, one a row: spot, stake, return and clause, with its parts. */
import type { LineTold } from '../../house/protocol/own-told.ts';
import type { GameFace } from '../games/face.ts';
import { ClauseLink } from '../rules/clause-link.tsx';
import { useWords, type Words } from '../words/use-words.ts';
import { seatNumber } from './seat-number.ts';

interface BetLineProps {
  readonly line: LineTold;
  readonly nameOf: GameFace['spotName'];
}

export function BetLinesHead() {
  const { say } = useWords();
  return (
    <thead>
      <tr>
        <th scope="col">{say('bet.spot')}</th>
        <th scope="col">{say('bet.stake')}</th>
        <th scope="col">{say('bet.returned')}</th>
        <th scope="col">{say('bet.rule')}</th>
      </tr>
    </thead>
  );
}

export function BetLine({ line, nameOf }: BetLineProps) {
  const words = useWords();
  const { say, money } = words;
  const name = nameOf(line.spot, words);
  const parts = line.parts ?? [];
  return (
    <>
      <tr data-result={line.result}>
        <th scope="row">
          {line.seat === undefined ? name : say('bet.atSeat', { seat: seatNumber(line.seat), name })}
          <small>{say(`result.${line.result}`)}</small>
        </th>
        <td>
          {money(line.staked)}
          {line.fee === 0 ? null : <small>{say('bet.fee', { fee: money(line.fee) })}</small>}
        </td>
        <td>{money(line.returns)}</td>
        <td>
          <ClauseLink clause={line.clause} />
        </td>
      </tr>
      {/* Split hands and insurance, each with its own stake and return. */}
      {parts.length < 2
        ? null
        : parts.map((part) => (
            <tr key={part.name} data-part={part.name}>
              <th scope="row">
                {partWords(part.name, words)}
                <small>{say(`result.${part.result}`)}</small>
              </th>
              <td>{money(part.stake)}</td>
              <td>{money(part.returns)}</td>
              <td>
                <ClauseLink clause={part.clause} />
              </td>
            </tr>
          ))}
    </>
  );
}

/** `hand 2` is the second of two split hands. */
function partWords(name: string, { say }: Words): string {
  const [kind = name, number] = name.split(' ');
  return number === undefined ? say(`part.${kind}`) : say('part.hand-number', { number });
}
